import { expect, test } from '../shop.ts'
import { agentInInbox } from './chatting.ts'
import { customerWrites, inboxWith, openConversation, rowOf } from './desk.ts'

test('a conversation that is being read is not unread in the list', async ({ page, request }) => {
  const customer = await customerWrites(request, ['Hello?'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await inboxWith(page, customer)
  const row = rowOf(page, customer.name)
  await expect(row).toContainText('1 unread')
  await openConversation(page, customer)
  await expect(row).not.toContainText('unread')
  await customer.write('Is anybody there?')
  await expect(row).toContainText('Is anybody there?')
  await expect.poll(customer.readByStaff).toBe(2)
  await expect(row).not.toContainText('unread')
})

test('what one member of staff reads is no longer unread for the others', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const customer = await customerWrites(request, ['Hello?'])
  const colleague = await agentInInbox(browser, baseURL ?? '')
  await colleague.getByLabel('Name, email or words').fill(customer.name)
  const theirs = rowOf(colleague, customer.name)
  await expect(theirs).toContainText('1 unread')
  await inboxWith(page, customer)
  await openConversation(page, customer)
  await expect(theirs).not.toContainText('unread')
  await colleague.context().close()
})
