declare module 'virtual:languages' {
  /** What the first page says, by the code of the language (vite.config.ts). */
  export const FIRST: Record<string, () => Promise<{ default: string }>>
}
