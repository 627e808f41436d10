import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const needsDatabase = ['server/**/*.api.test.ts', 'tools/**/*.api.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,garments,sandboxes,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...needsDatabase],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: needsDatabase,
          exclude: ['**/node_modules/**'],
          globalSetup: [fileURLToPath(new URL('./tools/testing/template-database.ts', import.meta.url))],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
