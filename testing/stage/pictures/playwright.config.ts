import { defineConfig } from '@playwright/test'
import stage from '../playwright.config.ts'

/** Screenshots of all screens. `npm run screens -- --project=phone -g cart` takes some of them. */
export default defineConfig({
  ...stage,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../../var/screens/results',
  globalTeardown: './contact-sheet.ts',
  retries: 1,
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'tablet', use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
  ],
})
