import type { Page } from '@playwright/test'

/** A state of a screen that can be arrived at, looked at and checked. */
export interface Scene {
  readonly name: string
  /** The route of the store or the back office that it belongs to, as the routers name it. */
  readonly route: string
  arrive(page: Page): Promise<void>
  /** The widest screen that has this state, in px. */
  readonly upTo?: number
  /** What lies over the page: the picture shows the screen, not the whole page. */
  readonly over?: boolean
}

/** Below this width the store shows its menu and its filters as sheets. */
export const widestPhone = 1023

/** A call that never ends: what the page shows meanwhile. */
export const hold = (page: Page, call: string) => page.route(`**/api/${call}`, () => new Promise(() => {}))

/** A call that is refused. */
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

/** The server's answer with something changed in it. */
export const alter = <Answer>(page: Page, call: string, change: (answer: Answer) => void) =>
  page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    change(answer)
    await route.fulfill({ response, json: answer })
  })

/** Waits until every picture, also those further down, and every email is there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
