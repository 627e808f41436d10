import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { GivenScene } from './scene.ts'
import type { Answers, Push, Screen, Stage } from './screen.ts'
import { openWarmPage, type WarmPage } from './warm-page.ts'

export { expect } from '@playwright/test'

/** Who looks, what the server answers, and where the visit starts. */
export type Opening = Pick<Screen, 'as' | 'answers' | 'acks' | 'asksForCookies' | 'before'>

/** The stage of a test: nothing is open yet. */
export interface EmptyStage extends Stage {
  /** Prepares the scene; the page is still empty. */
  set(opening: Opening): Promise<void>
  /** Prepares the scene and opens an address; waits until the page is hydrated. */
  open(address: string, opening?: Opening): Promise<void>
}

interface PerWorker {
  readonly warmPage: WarmPage
}

interface PerTest {
  /** For tests that change what all pages of a browser context share, such as its clock. */
  readonly ownContext: boolean
  /** What the page reported. A test that expects errors takes them out. */
  readonly errors: string[]
  readonly place: WarmPage
  readonly stage: EmptyStage
  /** The page of a visitor, until the test sets another scene. */
  readonly page: Page
}

/** A page on the stage that fails its test on any browser error, including blocked scripts or styles. */
export const test = base.extend<PerTest, PerWorker>({
  ownContext: [false, { option: true }],
  warmPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch } = project.use
      const warm = await openWarmPage(browser, { baseURL, viewport, hasTouch })
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  place: async ({ browser, warmPage, ownContext, baseURL, viewport, hasTouch, javaScriptEnabled }, use) => {
    if (!ownContext) return use(warmPage)
    const own = await openWarmPage(browser, { baseURL, viewport, hasTouch, javaScriptEnabled })
    await use(own)
    await own.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named.
  errors: async ({}, use) => use([]),
  stage: async ({ place, request, viewport, errors }, use) => {
    const direct = directionsOf(request, randomUUID())
    const set = async ({ as = 'visitor', answers = {}, acks = {}, asksForCookies = false }: Opening) => {
      const given: GivenScene = { as, answers, acks }
      await direct.tell('put', '', given)
      await place.reset({ scene: direct.scene, as, asksForCookies })
      if (viewport !== null) await place.page.setViewportSize(viewport)
      collectErrors(place.page, errors)
    }
    const stage: EmptyStage = {
      page: place.page,
      set,
      answer: (answers: Answers) => direct.tell('patch', '', answers),
      push: (push: Push) => direct.tell('post', '/push', push),
      endSession: () => direct.tell('post', '/session-end', {}),
      open: async (address, opening = {}) => {
        await set(opening)
        await opening.before?.(stage)
        await gotoHydrated(place.page, address)
      },
    }
    await use(stage)
    await place.renewIfMarked()
    expect(errors, errors.join('; ')).toEqual([])
  },
  page: async ({ stage }, use) => {
    await stage.set({})
    await use(stage.page)
  },
})

/** Tells the server of the stage what a scene answers. */
function directionsOf(request: APIRequestContext, scene: string) {
  return {
    scene,
    tell: async (method: 'put' | 'patch' | 'post', what: string, data: object) => {
      const response = await request[method](`/stage/${scene}${what}`, { data })
      expect(response.ok(), await response.text()).toBe(true)
    },
  }
}

/** Goes to an address and waits until its page is hydrated: before that a click on a link does a full page load. */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => !('takeReplayedEvents' in window))
}

/** Brings a screen into its state. */
export async function arrive(stage: EmptyStage, screen: Screen): Promise<void> {
  const { page } = stage
  await stage.open(screen.address ?? screen.route, screen)
  await screen.steps?.(stage)
  if (screen.shows !== undefined)
    await expect(page.getByText(screen.shows).locator('visible=true').first()).toBeVisible()
  await settle(page)
}

/** Waits until every picture, also those further down, and every font has loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Refused calls and missing files are part of the tests, not errors. */
const expected =
  /status of (4\d\d|503)|reloading page|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
  })
}
