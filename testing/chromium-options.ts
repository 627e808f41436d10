import type { PlaywrightTestConfig } from '@playwright/test'

/** How each run starts Chromium, and what it records. Recording every test would cost a quarter of the time. */
export const inChromium = {
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
} as const satisfies PlaywrightTestConfig['use']

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
export const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const
