import type { Page } from '@playwright/test'

/** Makes a call hang, to show the pending state. */
export const hold = (page: Page, call: string) => page.route(`**/api/${call}`, () => new Promise(() => {}))

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

/** Changes the server's response. */
export const alter = <Answer>(page: Page, call: string, change: (answer: Answer) => void) =>
  page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    change(answer)
    await route.fulfill({ response, json: answer })
  })
