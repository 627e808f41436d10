import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contractRoutes } from '../../../tools/vite/contract-routes.ts'

const folder = process.env.MUTATED_FOLDER ?? 'contract/src/money'

/** The unit tests beside the rules of one folder: a mutation has to be noticed there. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [contractRoutes()],
  test: {
    include: folder === 'contract/src/money' ? [`${folder}/*.test.ts`] : [`${folder}/**/*.rules.test.ts`],
    passWithNoTests: true,
    testTimeout: 60_000,
  },
})
