import type { ESLint } from 'eslint'

export const LAYERS: string[]
export const layers: ESLint.Plugin
