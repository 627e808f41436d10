import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from '../tools/vite/contract-routes.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'

export default defineConfig({
  base: '/admin/',
  plugins: [contractRoutes(), tailwindcss(), react()],
  server: { proxy: { '/api': { target: api, ws: true }, '/media': api } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
