import type { ESLint } from 'eslint'

export const layers: ESLint.Plugin
