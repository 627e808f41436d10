import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { desktop, inChromium, phone } from '../chromium-options.ts'

const port = Number(process.env.JOURNEY_PORT ?? '4871')
const sandboxPort = port + 10

/** Each journey runs at one size: on a phone, or with the tag '@desktop' there. The long tests run it at both. */
const isLong = process.env.EVERY_STATE !== undefined

const report = process.env.JOURNEY_REPORT
/** The times of all journeys, for the list of the slowest. */
const reports: ReporterDescription[] = report === undefined ? [] : [['json', { outputFile: report }]]

/** Journeys in Chromium, on a phone and on a desktop, against a whole shop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: fileURLToPath(new URL('set-up.ts', import.meta.url)),
  outputDir: '../../var/journeys/results',
  fullyParallel: true,
  // Journeys wait for the page more often than for the processor: three keep two cores busy.
  workers: 3,
  timeout: 90_000,
  // For shared machines; a journey that needs a retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A fresh shop renders its pictures on first request, which blocks the browser's connections.
  expect: { timeout: 25_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ...reports],
  use: {
    baseURL: `http://localhost:${port}`,
    ...inChromium,
  },
  projects: [
    {
      name: 'phone',
      ...(isLong ? {} : { grepInvert: /@desktop|@long/ }),
      use: phone,
    },
    {
      name: 'desktop',
      // Some journeys are of what only phones show, as the menu.
      ...(isLong ? { grepInvert: /@phone/ } : { grep: /@desktop/ }),
      use: desktop,
    },
  ],
  webServer: {
    command: 'node tools/boot/run.mjs tools/supervisor/main.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: process.env.JOURNEY_DATA_DIR ?? 'var/journeys/shop',
      PASSWORD_MEMORY_KIB: '8',
      REQUESTS_PER_MINUTE: '20000',
      PAGES_PER_MINUTE: '20000',
      DRAWINGS_PER_MINUTE: '20000',
      SIGN_INS_PER_MINUTE: '2000',
      SIGN_INS_PER_ACCOUNT: '6000',
      SIGN_INS_EVERYWHERE: '6000',
      SIGN_INS_PER_ADDRESS: '6000',
      MAILS_PER_MAILBOX: '2000',
      VISITS_PER_MINUTE: '20000',
      UPLOADS_PER_MINUTE: '2000',
      WARM_PICTURES: 'no',
      DRAWING_IDLE_SECONDS: '600',
      OVERLOAD_LOOP_DELAY_MS: '5000',
    },
  },
})
