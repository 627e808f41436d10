import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from '../tools/vite/contract-routes.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [contractRoutes(), tailwindcss(), reactRouter()],
  server: { proxy: { '/api': api, '/media': api, '/og': api } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { noExternal: ['@first-fashion/contract', '@first-fashion/ui', 'lucide-react'] },
})
