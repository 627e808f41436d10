import { readFileSync } from 'node:fs'
import type { ViewportSize } from '@playwright/test'
import { desktop } from '../chromium-options.ts'
import { allScreens } from './all-screens.ts'
import { expectAccessible, expectNoSidewaysScroll, resize } from './looks.ts'
import type { Screen } from './screen.ts'
import { arrive, arriveInside, type EmptyStage, expect, test } from './stage.ts'

const features = process.env.STAGE_FEATURES?.split(',').filter((name) => name !== '')
const screens = await allScreens()
const shown = await allScreens(features)

/** The usual tests check every layout on a phone and one state of each route as wide as a desktop, the long ones all states. */
const isEvery = process.env.EVERY_STATE !== undefined
const isFirstOfRoute = (screen: Screen) => screens.find(({ route }) => route === screen.route) === screen
const isShownAt = ({ upTo = Infinity }: Screen, { width }: ViewportSize) => width <= upTo

for (const screen of shown)
  test(`${screen.name}: no accessibility violations and no sideways scroll`, {
    tag: isEvery ? [] : ['@phone'],
  }, async ({ stage, viewport, errors }) => {
    test.skip(viewport !== null && !isShownAt(screen, viewport), 'this size has no such state')
    if (isReachedInside(screen) && (await isRightInside(stage, screen))) return
    errors.length = 0
    await arrive(stage, screen)
    await expectRight(stage, screen)
  })

/**
 * A move inside the app costs a third of a document: the first state of each route is opened in a document of its own,
 * the others in that of the test before where they can be. What is wrong there is looked at again in its own document.
 */
const isReachedInside = (screen: Screen): boolean =>
  !isEvery &&
  !screen.route.startsWith('/admin') &&
  !isFirstOfRoute(screen) &&
  screen.before === undefined &&
  screen.acks === undefined

async function isRightInside(stage: EmptyStage, screen: Screen): Promise<boolean> {
  const { page } = stage
  // What does not come here leaves time for a document of its own.
  page.setDefaultTimeout(10_000)
  try {
    if (!(await arriveInside(stage, screen))) return false
    await expectRight(stage, screen)
    return true
  } catch (error) {
    test.info().annotations.push({ type: 'opened again', description: String(error) })
    return false
  } finally {
    page.setDefaultTimeout(0)
  }
}

async function expectRight({ page }: EmptyStage, screen: Screen): Promise<void> {
  if (isEvery || screen.layoutOf === undefined) await expectAccessible(page)
  if (!isEvery && isFirstOfRoute(screen) && isShownAt(screen, desktop.viewport)) {
    await resize(page, desktop.viewport)
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page, screen.route.startsWith('/admin') ? [320] : [320, 195])
}

test('every route of the store and of the back office has a screen', { tag: '@once' }, () => {
  const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const store = [...text('web/app/routes.ts').matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`)
  const admin = [...text('admin/app/shell/screens.tsx').matchAll(/^ +(?:screen\()?'([a-z][^']*)',/gm)].map(
    ([, path]) => `/admin/${path}`,
  )
  // The workbench is in no shop, the back office's sign-in stands at every address of it, the map in a frame of the checkout.
  const others = ['/workbench', '/admin/login', '/checkout-map']
  const routes = ['/', ...store, ...admin].filter((path) => !others.includes(path))
  expect(store.length + admin.length).toBeGreaterThan(20)
  const seen = new Set(screens.map((screen) => screen.route))
  expect(routes.filter((path) => !seen.has(path))).toEqual([])
})

test('a state that leaves accessibility to another one names one that is checked', { tag: '@once' }, () => {
  const checked = new Set(screens.filter(({ layoutOf }) => layoutOf === undefined).map(({ name }) => name))
  const leaning = screens.filter(({ layoutOf }) => layoutOf !== undefined && !checked.has(layoutOf))
  expect(leaning.map(({ name }) => name)).toEqual([])
  expect(new Set(screens.map(({ name }) => name)).size, 'names are unique').toBe(screens.length)
})
