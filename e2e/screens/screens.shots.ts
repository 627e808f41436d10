import { test } from '../shop.ts'
import { scenes, settled } from '../states/index.ts'
import { fileOf, folderOf } from './pictures.ts'

// Not a check: a screenshot of each screen in each state, to look at.
for (const scene of scenes)
  test(scene.name, async ({ page, viewport }, info) => {
    const width = viewport?.width ?? 0
    test.skip(scene.upTo !== undefined && width > scene.upTo, 'this size has no such state')
    await scene.arrive(page)
    await settled(page)
    if (scene.over !== true) await page.evaluate(() => window.scrollTo(0, 0))
    const path = fileOf(folderOf(info.project.name), scene.name)
    await page.screenshot({ path, fullPage: scene.over !== true, animations: 'disabled' })
  })
