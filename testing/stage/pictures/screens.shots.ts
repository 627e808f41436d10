import { allScreens } from '../all-screens.ts'
import { arrive, test } from '../stage.ts'
import { fileOf, folderOf } from './picture-files.ts'

// Not a check: a screenshot of each screen in each state, to look at.
for (const screen of await allScreens())
  test(screen.name, async ({ stage, viewport }, info) => {
    const width = viewport?.width ?? 0
    test.skip(screen.upTo !== undefined && width > screen.upTo, 'this size has no such state')
    await arrive(stage, screen)
    const isWhole = screen.over !== true
    if (isWhole) await stage.page.evaluate(() => window.scrollTo(0, 0))
    const path = fileOf(folderOf(info.project.name), screen.name)
    await stage.page.screenshot({ path, fullPage: isWhole, animations: 'disabled' })
  })
