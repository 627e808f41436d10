import { expect, test } from '../shop.ts'
import { customerWrites, inboxWith, openConversation } from './desk.ts'

test('a message below the lines that are being read is announced, and read once it is in view', async ({
  page,
  request,
}) => {
  const long = Array.from({ length: 20 }, (_, nth) => `Line ${nth} of a long story\nthat goes on`)
  const customer = await customerWrites(request, long)
  await inboxWith(page, customer)
  const { log, box } = await openConversation(page, customer)
  await expect.poll(customer.readByStaff).toBe(20)
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  await customer.write('And one more thing')
  const announced = page.getByRole('button', { name: 'New message' })
  await expect(announced).toBeVisible()
  await expect(log.getByText('And one more thing')).not.toBeInViewport()
  expect(await customer.readByStaff()).toBe(20)
  await announced.click()
  await expect(log.getByText('And one more thing')).toBeInViewport()
  await expect(announced).toHaveCount(0)
  await expect.poll(customer.readByStaff).toBe(21)
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  await box.fill('I see')
  await box.press('Enter')
  await expect(log.getByText('I see')).toBeInViewport()
})
