import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { desktop, inChromium, phone, tablet } from '../chromium-options.ts'

const port = Number(process.env.STAGE_PORT ?? '4880')
const report = process.env.STAGE_REPORT
/** The times of all states, for the list of the slowest. */
const reports: ReporterDescription[] = report === undefined ? [] : [['json', { outputFile: report }]]

/** Screens of the real builds whose API answers from samples. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../var/stage/results',
  fullyParallel: true,
  workers: 3,
  // A test with several steps takes half of it on a slow machine.
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ...reports],
  use: {
    baseURL: `http://localhost:${port}`,
    ...inChromium,
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: phone },
    // What is the same at every size is shown once, on a phone.
    { name: 'desktop', grepInvert: /@once|@phone/, use: desktop },
    // Only the long tests look at tablets.
    ...(process.env.EVERY_STATE === undefined
      ? []
      : [{ name: 'tablet', testMatch: 'screens.spec.ts', grepInvert: /@once/, use: tablet }]),
  ],
  webServer: {
    reuseExistingServer: process.env.STAGE_REUSE !== undefined,
    command: 'node tools/boot/run.mjs testing/stage/main.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // Pages are rendered as in the shop.
    env: { STAGE_PORT: String(port), NODE_ENV: 'production' },
  },
})
