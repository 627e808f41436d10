import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contractRoutes } from './tools/vite/contract-routes.ts'

const needsDatabase = ['server/**/*.api.test.ts', 'tools/**/*.api.test.ts']

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{admin,bench,contract,designer-engine,server,web,ui,garments,sandboxes,tools}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.deep.test.ts', ...needsDatabase],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          include: needsDatabase,
          exclude: ['**/node_modules/**'],
          globalSetup: [
            fileURLToPath(new URL('./tools/testing/template/template-database.ts', import.meta.url)),
          ],
          // A slow machine is no failure: only what never comes is.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        // Long: kills, floods, partners that fail. Run by `npm run test:deep`, one file after the other.
        test: {
          name: 'deep',
          include: ['testing/deep/*.deep.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
