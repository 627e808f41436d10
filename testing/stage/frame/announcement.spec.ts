import { altered } from '../screen.ts'
import { expect, test } from '../stage.ts'

const announced = (text: string) =>
  altered('content.frame', ({ frame }) => {
    frame.announcement = { text, to: '/collection', colour: 'leaf' }
    frame.footer[0]?.links.push({ label: 'Size guide', to: '/pages/size-guide' })
  })

test('an announcement that was closed stays closed, without moving the page; another text comes', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.open('/about', { answers: announced('Sale until Sunday') })
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar.getByRole('link', { name: 'Sale until Sunday' })).toHaveAttribute('href', '/collection')
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar).toHaveCount(0)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Sale until Sunday')).toBeHidden()
  await stage.open('/about', { answers: announced('New linen') })
  await expect(bar).toBeVisible()
})

test('the footer has the links that the owner set', { tag: '@once' }, async ({ page, stage }) => {
  await stage.open('/about', { answers: announced('Sale until Sunday') })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Size guide' }).click()
  await expect(page).toHaveURL(/\/pages\/size-guide$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
})
