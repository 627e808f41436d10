import { randomUUID } from 'node:crypto'
import type { WebSocketRoute } from '@playwright/test'
import { expect, gotoHydrated, signedIn, test } from '../shop.ts'
import { agentInInbox, conversationOf, customerInChat, staffCalls } from './chatting.ts'

test('a customer and an agent talk in two browsers [B2.49, B4.01, B7.07]', async ({
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

test('Enter sends, Shift and Enter does not, and nothing empty is sent [B2.50]', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  const send = chat.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await box.fill('   ')
  await expect(send).toBeDisabled()
  await box.press('Enter')
  await box.fill('First line')
  await box.press('Shift+Enter')
  await box.pressSequentially('second line')
  await expect(chat.getByRole('listitem')).toHaveCount(0)
  await box.press('Enter')
  await expect(chat.getByRole('listitem')).toHaveText(/First line\s+second line/)
  await expect(box).toHaveValue('')
})

test('nothing can be sent without a connection; what is typed waits, even in a closed chat [B2.50]', async ({
  page,
}) => {
  const open: WebSocketRoute[] = []
  let isBlocked = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isBlocked) return void socket.close()
    socket.connectToServer()
    open.push(socket)
  })
  await page.route('**/api/chat/history/**', (route) => (isBlocked ? route.abort() : route.fallback()))
  const { chat, box } = await customerInChat(page)
  const send = chat.getByRole('button', { name: 'Send', exact: true })
  isBlocked = true
  for (const socket of open) await socket.close()
  await expect(chat.getByText('Offline', { exact: true })).toBeVisible()
  await box.fill('On the train')
  await expect(send).toBeDisabled()
  await box.press('Enter')
  await expect(chat.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  isBlocked = false
  await page.getByRole('button', { name: 'Open the chat with support' }).click()
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('On the train')
  await send.click()
  await expect(chat.getByRole('listitem')).toHaveText(/On the train/)
})

test('a text that is too long says by how much, and is not cut [B5.03]', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  await box.fill('a'.repeat(2_003))
  await expect(
    chat.getByText('3 characters too many. Please shorten your message.', { exact: true }),
  ).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(box).toHaveValue('a'.repeat(2_003))
})

test('a refused message goes back into the box, with the reason [B5.03, B8.03]', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  await page.route('**/api/chat/send', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: '', code: 'chat.unknown' } }),
  )
  await box.fill('This will not arrive')
  await box.press('Enter')
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await expect(box).toHaveValue('This will not arrive')
  await expect(chat.getByRole('listitem')).toHaveCount(0)
})

test('a message that meets a dead network waits, outlives a reload, and goes out once', async ({ page }) => {
  const { chat, box, token } = await customerInChat(page)
  await page.route('**/api/chat/send', (route) => route.abort())
  await box.fill('From the tunnel')
  await box.press('Enter')
  await expect(chat.getByText('Not sent yet. We keep trying.')).toBeVisible()
  await page.unroute('**/api/chat/send')
  const { id } = await conversationOf(page, token)
  const stored = async () => {
    const history = await page.request.get(`/api/chat/history/${id}`, { headers: { token } })
    return (await history.json()).messages.length
  }
  // It goes out while the chat is closed.
  await page.reload()
  await expect.poll(stored).toBe(1)
  await page.getByRole('button', { name: 'Open the chat with support' }).click()
  await expect(chat.getByText('From the tunnel')).toHaveCount(1)
  await expect(chat.getByText('Sent')).toBeVisible()
  expect(await stored()).toBe(1)
})

test('a closed chat counts what the shop writes, up to 9+, and forgets it once read [B2.48, B4.03, B9.11]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const { id } = await conversationOf(page, token)
  const staff = await staffCalls(page)
  await staff.answer(id, 'One')
  await gotoHydrated(page, '/about')
  const button = page.getByRole('button', { name: /Open the chat with support/ })
  await expect(button).toHaveAccessibleName('Open the chat with support, 1 unread message')
  await expect(button.getByText('Online')).toBeAttached()
  await staff.answer(id, 'Two')
  await expect(button).toContainText('2')
  await expect(page).toHaveTitle(/^\(2\) /)
  for (let nth = 3; nth <= 10; nth++) await staff.answer(id, `Number ${nth}`)
  await expect(button).toContainText('9+')
  await button.click()
  await expect(page.getByRole('dialog').getByText('Number 10')).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(/)
  await page.keyboard.press('Escape')
  await expect(button).toHaveAccessibleName('Open the chat with support')
})

test('what the agent proposes happens when the customer agrees, and a closed conversation is rated [B1.04]', async ({
  page,
}) => {
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

test('the chat is for logged-in customers, on every screen; a visitor loads none of its code [B2.47, B6.04]', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  page.on('websocket', (socket) => loaded.push(socket.url()))
  await gotoHydrated(page, '/about')
  await expect(page.getByRole('button', { name: /Open the chat/ })).toHaveCount(0)
  expect(loaded.filter((url) => /chat|socket\.io/.test(url))).toEqual([])
  await signedIn(page)
  for (const path of ['/', '/cart', '/orders', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Open the chat/ })).toBeVisible()
  }
  expect(loaded.some((url) => url.includes('/socket.io/'))).toBe(true)
})

test('a chat that cannot be loaded says so and is tried again [B8.02]', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/chat/conversation', (route) => route.abort())
  await gotoHydrated(page, '/about')
  await page.getByRole('button', { name: /Open the chat/ }).click()
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  await expect(chat.getByText('Failed to load chat').first()).toBeVisible()
  await page.unroute('**/api/chat/conversation')
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.getByText('Hi! How can we help you today?')).toBeVisible()
})
