import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'

/** A state of a screen that tests can reach and check. */
export interface ScreenState {
  readonly name: string
  /** The route of the store or the back office that it belongs to, as the routers name it. */
  readonly route: string
  arrive(page: Page): Promise<void>
  /** The widest screen that has this state, in px. */
  readonly upTo?: number
  /** Whether it is an overlay: the screenshot shows the viewport, not the whole page. */
  readonly over?: boolean
}

/** Below this width the store shows its menu and its filters as sheets. */
export const widestPhone = 1023

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

interface WaitingScreen extends Pick<ScreenState, 'name' | 'route'> {
  /** The call that it shows the answer of. */
  readonly call: string
  readonly open: (page: Page) => Promise<unknown>
}

/** The two states of a screen that shows the answer of one call: while it waits, and once the call failed. */
export const waitingAndFailed = ({ name, route, call, open }: WaitingScreen): readonly ScreenState[] => [
  {
    name: `${name}, loading`,
    route,
    upTo: 500,
    async arrive(page) {
      await hold(page, call)
      await open(page)
    },
  },
  {
    name: `${name}, failed`,
    route,
    upTo: 500,
    async arrive(page) {
      await refuse(page, call)
      await open(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

/** Changes the server's response. */
export const alter = <Answer>(page: Page, call: string, change: (answer: Answer) => void) =>
  page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    change(answer)
    await route.fulfill({ response, json: answer })
  })

/** Waits until every picture, also those further down, and every font has loaded. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
