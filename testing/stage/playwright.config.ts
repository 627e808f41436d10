import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'

const port = Number(process.env.STAGE_PORT ?? '4880')
const report = process.env.STAGE_REPORT
/** The times of all states, for the list of the slowest. */
const reports: ReporterDescription[] = report === undefined ? [] : [['json', { outputFile: report }]]

const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true }

/** Screens of the real builds whose API answers from samples. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../var/stage/results',
  fullyParallel: true,
  workers: 3,
  timeout: 30_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ...reports],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // What is the same at every size is shown once, on a phone.
    { name: 'desktop', grepInvert: /@once|@phone/, use: { viewport: { width: 1440, height: 900 } } },
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
    env: { STAGE_PORT: String(port) },
  },
})
