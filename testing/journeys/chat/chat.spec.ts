import { randomUUID } from 'node:crypto'
import { expect, test } from '../shop.ts'
import { agentInInbox, conversationOf, customerInChat, staffCalls } from './chatting.ts'

test('a customer and an agent talk in two browsers [B2.49, B4.01, B7.07]', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { chat, box } = await customerInChat(page)
  const question = `Does shirt ${randomUUID()} come in blue?`
  await box.fill(question)
  await box.press('Enter')
  const mine = chat.getByRole('listitem').filter({ hasText: question })
  await expect(mine.getByText('Sent')).toBeVisible()
  const desk = await agentInInbox(browser, baseURL ?? '')
  await desk.getByLabel('Name, email or words').fill(question)
  // Until the search is answered other conversations are listed.
  await desk.getByRole('link', { name: question }).filter({ hasText: 'Nadeesha Silva' }).click()
  await expect(desk.getByRole('log').getByText(question)).toBeVisible()
  await expect(mine.getByText('Read')).toBeVisible()
  await desk.getByLabel('Answer').pressSequentially('It does.')
  await expect(chat.getByText(/is typing$/)).toBeVisible()
  await desk.getByLabel('Answer').press('Enter')
  const theirs = chat.getByRole('listitem').filter({ hasText: 'It does.' })
  await expect(theirs.locator('time')).toHaveText(/^\d\d:\d\d$/)
  const [left, right] = [await theirs.boundingBox(), await mine.boundingBox()]
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
  await desk.context().close()
})

test('what the agent proposes happens when the customer agrees, and a closed conversation is rated [B1.04]', {
  tag: '@phone',
}, async ({ page }) => {
  const { chat, box, token } = await customerInChat(page)
  const { id } = await conversationOf(page, token)
  const staff = await staffCalls(page)
  await box.fill('My parcel was late')
  await box.press('Enter')
  await staff.propose(id, { kind: 'code', percent: 10 })
  const proposal = chat.getByRole('region', { name: 'Our proposal' })
  await expect(proposal).toContainText('10% off your next order')
  await proposal.getByRole('button', { name: 'Agree' }).click()
  await expect(proposal).toContainText(/Your code is CHAT-\w+/)
  await staff.close(id)
  await chat.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await chat.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating.')).toBeVisible()
  await expect(chat.getByText('How did we do?')).toHaveCount(0)
})
