import type { Page } from '@playwright/test'

/** Makes a call fail. */
export const refuse = (page: Page, call: string) =>
  page.route(`**/api/${call}`, (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        message: 'The shop is very busy. Please try again.',
        code: 'server.overloaded',
      },
    }),
  )
