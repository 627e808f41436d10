import { allScreens } from './all-screens.ts'
import { expectAccessible, expectNoSidewaysScroll } from './looks.ts'
import { arrive, expect, test } from './stage.ts'

const screens = await allScreens()

for (const screen of screens)
  test(`${screen.name}: no accessibility violations and no sideways scroll`, async ({ stage, viewport }) => {
    const width = viewport?.width ?? 0
    test.skip(screen.upTo !== undefined && width > screen.upTo, 'this size has no such state')
    await arrive(stage, screen)
    if (screen.layoutOf === undefined) await expectAccessible(stage.page)
    await expectNoSidewaysScroll(stage.page, screen.route.startsWith('/admin') ? [320] : [320, 195])
  })

test('a state that leaves accessibility to another one names one that is checked', () => {
  const checked = new Set(screens.filter(({ layoutOf }) => layoutOf === undefined).map(({ name }) => name))
  const leaning = screens.filter(({ layoutOf }) => layoutOf !== undefined && !checked.has(layoutOf))
  expect(leaning.map(({ name }) => name)).toEqual([])
  expect(new Set(screens.map(({ name }) => name)).size, 'names are unique').toBe(screens.length)
})
