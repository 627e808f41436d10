import { test } from '../shop.ts'
import { settled, states } from '../states/index.ts'
import { fileOf, folderOf } from './pictures.ts'

// Not a check: a screenshot of each screen in each state, to look at.
for (const state of states)
  test(state.name, async ({ page, viewport }, info) => {
    const width = viewport?.width ?? 0
    test.skip(state.upTo !== undefined && width > state.upTo, 'this size has no such state')
    await state.arrive(page)
    await settled(page)
    if (state.over !== true) await page.evaluate(() => window.scrollTo(0, 0))
    const path = fileOf(folderOf(info.project.name), state.name)
    await page.screenshot({ path, fullPage: state.over !== true, animations: 'disabled' })
  })
