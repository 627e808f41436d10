import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { states } from './states/index.ts'
import { sameLayout } from './states/same-layout.ts'
import { type ScreenState, widestPhone } from './states/screen-state.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page) {
  // A target that is under the header's buttons can be scrolled out again, so it is not too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // No screen has a cross-origin frame, for which axe would open a second page each time.
    .setLegacyMode()
    .analyze()
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

/** Scripts that lay out by the size of the screen have done so by then. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Not on the narrowest phone, and in the store not on a usual phone at 200% zoom. */
async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    await nextFrame(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
}

/** The usual tests check every layout on a phone and one state of each route on a desktop, the long ones all states. */
const isEvery = process.env.EVERY_STATE !== undefined
const isFirstOfRoute = (state: ScreenState) => states.find(({ route }) => route === state.route) === state
const isChecked = (state: ScreenState, isWide: boolean) =>
  isEvery || (isWide ? isFirstOfRoute(state) : !sameLayout.has(state.name))

for (const state of states)
  test(`${state.name}: no accessibility violations and no sideways scroll`, async ({ page, viewport }) => {
    test.skip(state.upTo !== undefined && (viewport?.width ?? 0) > state.upTo, 'this size has no such state')
    test.skip(!isChecked(state, (viewport?.width ?? 0) > widestPhone), 'checked by npm run test:deep')
    await state.arrive(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, state.route.startsWith('/admin') ? [320] : [320, 195])
  })

test('every route of the store and of the back office is checked', () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const store = [...text('../web/app/routes.ts').matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`)
  const admin = [...text('../admin/app/shell/screens.tsx').matchAll(/^ +(?:screen\()?'([a-z][^']*)',/gm)].map(
    ([, path]) => `/admin/${path}`,
  )
  // The workbench is in no shop, the back office's sign-in stands at every address of it, the map in a frame of the checkout.
  const others = ['/workbench', '/admin/login', '/checkout-map']
  const routes = ['/', ...store, ...admin].filter((path) => !others.includes(path))
  expect(store.length + admin.length).toBeGreaterThan(20)
  const seen = new Set(states.map((state) => state.route))
  expect(routes.filter((path) => !seen.has(path))).toEqual([])
})

test('each state that is left to the long tests has its layout checked by another one', () => {
  const names = new Set(states.map(({ name }) => name))
  for (const [state, other] of sameLayout) {
    expect(names, 'a state that exists').toContain(state)
    expect(names, 'a state that exists').toContain(other)
    expect(sameLayout.has(other), `${other} is checked itself`).toBe(false)
  }
})
