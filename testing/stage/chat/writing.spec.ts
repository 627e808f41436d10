import type { WebSocketRoute } from '@playwright/test'
import { expect, gotoHydrated, test } from '../stage.ts'
import { customerInChat, nothingSaid, openChat, panelOf } from './talk.ts'

test('the box sends what may be sent, and keeps what is typed otherwise [B5.03] [B5.03, B8.03] [B2.50]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box, talk } = await customerInChat(stage)
  await test.step('a text that is too long says by how much, and is not cut', async () => {
    await box.fill('a'.repeat(2_003))
    await expect(
      chat.getByText('3 characters too many. Please shorten your message.', { exact: true }),
    ).toBeVisible()
    await expect(chat.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await expect(box).toHaveValue('a'.repeat(2_003))
  })
  await box.fill('')

  await test.step('a refused message goes back into the box, with the reason', async () => {
    await page.route('**/api/chat/send', (route) =>
      route.fulfill({ status: 422, json: { success: false, message: '', code: 'chat.unknown' } }),
    )
    await box.fill('This will not arrive')
    await box.press('Enter')
    await expect(page.getByText('Failed to send message')).toBeVisible()
    await expect(box).toHaveValue('This will not arrive')
    await expect(chat.getByRole('listitem')).toHaveCount(0)
  })
  await page.unroute('**/api/chat/send')
  await talk.serve(page)
  await box.fill('')

  await test.step('Enter sends, Shift and Enter does not, and nothing empty is sent', async () => {
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

  await test.step('what was typed outlives a reload', async () => {
    await box.fill('Half a thought')
    await page.reload()
    await openChat(page)
    await expect(chat).toBeVisible()
    await expect(box).toHaveValue('Half a thought')
  })
})

test('nothing can be sent without a connection; what is typed waits, even in a closed chat [B2.50]', {
  tag: '@once',
}, async ({ page, stage }) => {
  const open: WebSocketRoute[] = []
  let isBlocked = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isBlocked) return void socket.close()
    socket.connectToServer()
    open.push(socket)
  })
  const { chat, box } = await customerInChat(stage)
  await page.route('**/api/chat/history/**', (route) => (isBlocked ? route.abort() : route.fallback()))
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
  await openChat(page)
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('On the train')
  await send.click()
  await expect(chat.getByRole('listitem')).toHaveText(/On the train/)
})

test('a message that meets a dead network waits, outlives a reload, and goes out once', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box, talk } = await customerInChat(stage)
  await page.route('**/api/chat/send', (route) => route.abort())
  await box.fill('From the tunnel')
  await box.press('Enter')
  await expect(chat.getByText('Failed to send message')).toBeVisible()
  await page.unroute('**/api/chat/send')
  await talk.serve(page)
  // It goes out while the chat is closed.
  await page.reload()
  await expect.poll(talk.texts).toEqual(['From the tunnel'])
  await openChat(page)
  await expect(chat.getByText('From the tunnel')).toHaveCount(1)
  await expect(chat.getByText('Sent')).toBeVisible()
  expect(talk.texts()).toEqual(['From the tunnel'])
})

test('a message that failed is tried again on request, or goes back into the box to be changed [B5.03, B8.03]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box, talk } = await customerInChat(stage)
  await page.route('**/api/chat/send', (route) => route.abort())
  for (const text of ['Is it linnen?', 'And in blue?']) {
    await box.fill(text)
    await box.press('Enter')
  }
  const first = chat.getByRole('listitem').filter({ hasText: 'Is it linnen?' })
  await first.getByRole('button', { name: 'Edit' }).click()
  await expect(box).toHaveValue('Is it linnen?')
  await expect(box).toBeFocused()
  await expect(first).toHaveCount(0)
  const second = chat.getByRole('listitem').filter({ hasText: 'And in blue?' })
  await expect(second.getByText('Failed to send message')).toBeVisible()
  await page.unroute('**/api/chat/send')
  await talk.serve(page)
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(talk.texts).toEqual(['And in blue?'])
  await box.fill('Is it linen?')
  await box.press('Enter')
  await expect.poll(talk.texts).toEqual(['And in blue?', 'Is it linen?'])
  await expect(chat.getByText('Failed to send message')).toHaveCount(0)
})

test('the chat is for logged-in customers, on every screen; a visitor loads none of its code [B2.47, B6.04]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const loaded: string[] = []
  await stage.set({})
  page.on('request', (request) => loaded.push(request.url()))
  page.on('websocket', (socket) => loaded.push(socket.url()))
  await gotoHydrated(page, '/about')
  await expect(page.getByRole('button', { name: /Open the chat/ })).toHaveCount(0)
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((url) => /chat|socket\.io/.test(url))).toEqual([])
  await stage.set({ as: 'member' })
  page.on('websocket', (socket) => loaded.push(socket.url()))
  for (const path of ['/', '/cart', '/orders', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Open the chat/ })).toBeVisible()
  }
  expect(loaded.some((url) => url.includes('/socket.io/'))).toBe(true)
})

test('a chat that cannot be loaded says so and is tried again [B8.02]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: { ...nothingSaid, 'chat.history': noMessages } })
  await page.route('**/api/chat/conversation', (route) => route.abort())
  await gotoHydrated(page, '/about')
  await openChat(page)
  const { chat } = panelOf(page)
  await expect(chat.getByText('Failed to load chat').first()).toBeVisible()
  await page.unroute('**/api/chat/conversation')
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.getByText('Hi! How can we help you today?')).toBeVisible()
})

test('a chat that is opened without a connection says so, and is loaded once it is back [B8.02]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: { ...nothingSaid, 'chat.history': noMessages } })
  await gotoHydrated(page, '/about')
  await expect(page.getByRole('button', { name: /Open the chat/ })).toBeVisible()
  await page.context().setOffline(true)
  await openChat(page)
  const { chat } = panelOf(page)
  await expect(chat.getByText('Failed to load chat')).toBeVisible()
  await page.context().setOffline(false)
  await expect(chat.getByText('Hi! How can we help you today?')).toBeVisible()
})

const noMessages = { success: true, messages: [], hasMore: false, read: { customer: 0, staff: 0 } } as const
