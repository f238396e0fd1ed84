/** What this browser keeps under a name, as JSON; the other value where there is nothing readable. */
export function stored<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Keep a value. Where there is no room, or in a private window that refuses, nothing is remembered. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing is lost but memory.
  }
}
