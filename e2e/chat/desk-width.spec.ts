import type { Page } from '@playwright/test'
import { expect, test } from '../shop.ts'
import { customerWrites, inboxWith, openConversation, rowOf } from './desk.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('long lines and names are no wider than a phone, in the inbox and in a conversation', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const line = 'Could you tell me when the parcel that I ordered on Monday will arrive in Kandy, please?'
  const name = Array.from({ length: 80 }, () => 'abcdef'[Math.floor(Math.random() * 6)]).join('')
  const customer = await customerWrites(request, [line, 'x'.repeat(200), line], name)
  await inboxWith(page, customer)
  await expect(rowOf(page, name)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await openConversation(page, customer)
  await expect(page.getByText('Customer since')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
