import { samples } from '@first-fashion/contract/samples'
import { altered } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { customerWrote, inboxWith, rowOf } from './desk.ts'
import { cardOf, conversationId, said } from './talk.ts'

const { customer } = samples['staff.chat-customer']

test('a conversation that is being read is not unread in the list, also for colleagues', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { talk, hasRead } = await customerWrote(stage, ['Hello?'])
  const row = rowOf(page)
  await expect(row).toContainText('1 unread')
  await expect.poll(hasRead(1)).toBe(true)
  await stage.answer(inboxWith(0))
  await stage.push({ event: 'conversation-read', data: { conversationId } })
  await expect(row).not.toContainText('unread')
  const news = said('customer', 2, 'Is anybody there?')
  talk.messages.push(news)
  await stage.push({ event: 'new-message', data: news })
  await expect.poll(hasRead(2)).toBe(true)
})

test('a message below the lines that are being read is announced, and read once it is in view', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const long = Array.from({ length: 20 }, (_, nth) => `Line ${nth} of a long story\nthat goes on`)
  const { log, box, talk, hasRead } = await customerWrote(stage, long)
  await expect.poll(hasRead(20)).toBe(true)
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  const news = said('customer', 21, 'And one more thing')
  talk.messages.push(news)
  await stage.push({ event: 'new-message', data: news })
  const announced = page.getByRole('button', { name: 'New message' })
  await expect(announced).toBeVisible()
  await expect(log.getByText('And one more thing')).not.toBeInViewport()
  expect(hasRead(21)()).toBe(false)
  await announced.click()
  await expect(log.getByText('And one more thing')).toBeInViewport()
  await expect(announced).toHaveCount(0)
  await expect.poll(hasRead(21)).toBe(true)
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  await box.fill('I see')
  await box.press('Enter')
  await expect(log.getByText('I see')).toBeInViewport()
})

test('a canned reply is chosen without the mouse, and can be changed before it is sent', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { box, talk } = await customerWrote(stage, ['Hello?'])
  const replies = page.getByRole('list', { name: 'Canned replies' })
  await box.pressSequentially('/gree')
  await expect(replies.getByRole('listitem')).toHaveText(/Greeting/)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/^Hello Nadeesha, \S+ here\. How can I help you\?$/)
  const greeting = await box.inputValue()
  await expect(replies).toHaveCount(0)
  await page.keyboard.type(' Really')
  await page.keyboard.press('Enter')
  await expect.poll(talk.texts).toEqual(['Hello?', `${greeting} Really`])
  await box.fill('/gree')
  await replies.getByRole('button', { name: /Greeting/ }).click()
  await expect(box).toBeFocused()
})

test('what the customer adds to the cart while they talk is beside the conversation', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await customerWrote(stage, ['Do you have it in blue?'])
  const panel = page.getByRole('region', { name: 'Customer', exact: true })
  await expect(panel.getByText('Cart (0)')).toBeVisible()
  await stage.answer(
    altered('staff.chat-customer', (answer) => {
      answer.customer.cart = [cardOf('tank', 'Baby Point Tank')]
    }),
  )
  // Comes with each message.
  await stage.push({ event: 'conversation-changed', data: { conversationId } })
  await expect(panel.getByText('Cart (1)')).toBeVisible()
  await expect(panel.getByText('Baby Point Tank')).toBeVisible()
})

test('staff offer to hold a size of a product that the customer showed in the chat', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { product } = samples['staff.product']
  const { log, talk } = await customerWrote(stage, ['Is this one still there?'])
  talk.messages.push({ ...said('customer', 2, ''), card: cardOf(product._id, product.name) })
  await page.reload()
  await expect(log.getByText(product.name)).toBeVisible()
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What').selectOption('hold')
  await dialog.getByLabel('Product').selectOption({ label: product.name })
  const variant = dialog.getByLabel('Colour and size')
  await expect(variant.getByRole('option')).not.toHaveCount(1)
  await variant.selectOption({ index: 1 })
  const sent = page.waitForRequest(/\/proposals$/)
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ terms: { kind: 'hold', productId: product._id } })
  await expect(dialog).toHaveCount(0)
})

test('long lines and names are no wider than a phone, in the inbox and in a conversation', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const line = 'Could you tell me when the parcel that I ordered on Monday will arrive in Kandy, please?'
  const name = 'abcdef'.repeat(14)
  const answers = {
    ...altered('staff.chat-conversation', ({ conversation }) => {
      Object.assign(conversation.customer, { name })
      conversation.lastSequence = 3
    }),
    ...altered('staff.chat-customer', (answer) => void Object.assign(answer.customer, { name })),
    ...inboxWith(1, { customer: { ...customer, name }, excerpt: line }),
    'staff.chat-history': {
      ...samples['staff.chat-history'],
      messages: [line, 'x'.repeat(200), line].map((text, at) => said('customer', at + 1, text)),
    },
  }
  await stage.set({ as: 'owner', answers })
  await page.goto('/admin/chat')
  await expect(rowOf(page, name)).toBeVisible()
  expect(await overflow()).toBe(0)
  await rowOf(page, name).click()
  await expect(page.getByText('Customer since')).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('a conversation of a member who was switched off names them, and can be taken from them', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const answers = altered('staff.chat-conversation', ({ conversation }) => {
    conversation.assignedTo = { staffId: '019a0000-0000-7000-8000-000000000000', name: 'Ishara Jayasuriya' }
  })
  await customerWrote(stage, ['Hello?'], { answers })
  const assigned = page.getByLabel('Assigned to')
  await expect(assigned.locator('option:checked')).toHaveText('Ishara Jayasuriya')
  const sent = page.waitForRequest((request) => request.postData()?.includes('"assignedTo":null') === true)
  await assigned.selectOption('Not assigned')
  await sent
})
