import { defineConfig } from '@playwright/test'
import { desktop, phone, tablet } from '../../chromium-options.ts'
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
    { name: 'phone', use: phone },
    { name: 'tablet', use: tablet },
    { name: 'desktop', use: desktop },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
  ],
})
