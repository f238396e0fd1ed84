import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { languagesFound, resolve } from '../vite.config'

export default defineConfig({
  root: 'bench',
  base: './',
  resolve,
  plugins: [languagesFound(), svelte()],
  build: {
    outDir: '../../.bench/moving',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
