export function wire(schema: { title: string; $defs: Record<string, object> }): string
export function fresh(): string
export function kept(): string
