import { expect, test } from './stage.ts'

test('the next visit knows nothing of an init script of the one before', async ({ stage }) => {
  const left = () => stage.page.evaluate(() => 'left' in document.documentElement.dataset)
  const before = () =>
    stage.page.addInitScript(() => {
      document.documentElement.dataset.left = 'yes'
    })
  await stage.open('/about', { before })
  expect(await left()).toBe(true)
  await stage.open('/about')
  expect(await left()).toBe(false)
})
