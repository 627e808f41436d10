import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page, type ViewportSize } from '@playwright/test'
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
  /** The same inside the document of the test before, if there is one; returns whether there was. */
  reopen(address: string, opening: Opening): Promise<boolean>
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
  stage: async ({ place, baseURL, viewport, errors }, use) => {
    const direct = directionsOf(baseURL ?? '', randomUUID())
    const set = async ({ as = 'visitor', answers = {}, acks = {}, asksForCookies = false }: Opening) => {
      const given: GivenScene = { as, answers, acks }
      await direct.tell('PUT', '', given)
      await place.reset({ scene: direct.scene, as, asksForCookies })
      await restoreSize(place.page, viewport)
      collectErrors(place.page, errors)
    }
    const stage: EmptyStage = {
      page: place.page,
      set,
      answer: (answers: Answers) => direct.tell('PATCH', '', answers),
      push: (push: Push) => direct.tell('POST', '/push', push),
      endSession: () => direct.tell('POST', '/session-end', {}),
      open: async (address, opening = {}) => {
        await set(opening)
        await opening.before?.(stage)
        await gotoHydrated(place.page, address)
      },
      reopen: async (address, { as = 'visitor', answers = {}, acks = {}, asksForCookies = false }) => {
        await direct.tell('PUT', '', { as, answers, acks })
        await restoreSize(place.page, viewport)
        const isReopened = await place.revisit({ scene: direct.scene, as, asksForCookies }, address)
        if (isReopened) collectErrors(place.page, errors)
        return isReopened
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

/** Gives a page that another test made smaller or larger its size again. */
async function restoreSize(page: Page, size: ViewportSize | null): Promise<void> {
  const now = page.viewportSize()
  if (size !== null && (now?.width !== size.width || now.height !== size.height))
    await page.setViewportSize(size)
}

/** Tells the server of the stage what a scene answers. */
function directionsOf(baseUrl: string, scene: string) {
  return {
    scene,
    tell: async (method: 'PUT' | 'PATCH' | 'POST', what: string, data: object) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(data)
      const response = await fetch(`${baseUrl}/stage/${scene}${what}`, { method, headers, body })
      expect(response.ok, await response.text()).toBe(true)
    },
  }
}

/** Goes to an address and waits until its page is hydrated: before that a click on a link does a full page load. */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

const hydrated = (page: Page): Promise<void> =>
  inDocument(page, async () => {
    while ('takeReplayedEvents' in window) await new Promise(requestAnimationFrame)
  })

/** Runs a function in the page, and once more if the page went to another document meanwhile. */
async function inDocument(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate(run).catch(async (error: unknown) => {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
    await page.waitForLoadState()
    await inDocument(page, run)
  })
}

/** Brings a screen into its state. */
export async function arrive(stage: EmptyStage, screen: Screen): Promise<void> {
  await stage.open(screen.address ?? screen.route, screen)
  await reach(stage, screen)
}

/** The same inside the document of the test before; returns false if there is none. */
export async function arriveInside(stage: EmptyStage, screen: Screen): Promise<boolean> {
  const isReopened = await stage.reopen(screen.address ?? screen.route, screen)
  if (isReopened) await reach(stage, screen)
  return isReopened
}

/** Does what leads to a screen whose address is open. */
async function reach(stage: EmptyStage, screen: Screen): Promise<void> {
  const { page } = stage
  await screen.steps?.(stage)
  if (screen.shows === undefined && screen.steps === undefined)
    await expect(page.locator('h1').first()).toBeVisible()
  if (screen.shows !== undefined)
    await expect(page.getByText(screen.shows).locator('visible=true').first()).toBeVisible()
  await settle(page)
}

/** Waits until every picture, also those further down, and every font has loaded. */
const settle = (page: Page): Promise<void> =>
  inDocument(page, async () => {
    const loading = () => [...document.images].filter((image) => !image.complete)
    for (const image of document.images) image.loading = 'eager'
    while (loading().length > 0) await new Promise((done) => setTimeout(done, 10))
    await document.fonts.ready
  })

/** Refused calls and missing files are part of the tests, not errors. */
const expected =
  /status of (4\d\d|503)|reloading page|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
  })
}
