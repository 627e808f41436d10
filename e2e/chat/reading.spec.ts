import type { Page } from '@playwright/test'
import { expect, gotoHydrated, signedIn, test } from '../shop.ts'
import { conversationOf, staffCalls } from './chatting.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: /Open the chat with support/ })

/** How many messages of the shop the customer has not read, as the shop counts them. */
const unreadOf = async (page: Page, token: string): Promise<number> => {
  const answer = await page.request.get('/api/chat/unread-count', { headers: { token } })
  return (await answer.json()).unreadCount
}

test('what was read in the open chat is not counted once it is closed [B2.48, B4.03]', async ({ page }) => {
  // The message is counted before the shop hears that it was read.
  const counted = Promise.withResolvers<void>()
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const shop = socket.connectToServer()
    socket.onMessage((sent) => {
      if (String(sent).includes('messages-read')) void counted.promise.then(() => shop.send(sent))
      else shop.send(sent)
    })
  })
  await page.route('**/api/chat/unread-count', async (route) => {
    const response = await route.fetch()
    const { unreadCount } = await response.json()
    await route.fulfill({ response })
    if (unreadCount === 1) counted.resolve()
  })
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  const { token } = await signedIn(page)
  const { id } = await conversationOf(page, token)
  const staff = await staffCalls(page)
  await gotoHydrated(page, '/about')
  await chatButton(page).click()
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  await staff.answer(id, 'It does.')
  await expect(chat.getByText('It does.')).toBeVisible()
  await expect.poll(() => unreadOf(page, token)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(chatButton(page)).toHaveAccessibleName('Open the chat with support')
  await expect(page).not.toHaveTitle(/^\(/)
})

test('what was read where websockets are blocked is not counted once the chat is closed [B2.48]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Blocked {
      onerror?: (event: Event) => void
      constructor() {
        queueMicrotask(() => this.onerror?.(new Event('error')))
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Blocked })
  })
  const { token } = await signedIn(page)
  const { id } = await conversationOf(page, token)
  await (await staffCalls(page)).answer(id, 'It does.')
  await gotoHydrated(page, '/about')
  await expect(chatButton(page)).toHaveAccessibleName('Open the chat with support, 1 unread message')
  await chatButton(page).click()
  await expect(page.getByRole('dialog').getByText('It does.')).toBeVisible()
  await expect.poll(() => unreadOf(page, token)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(chatButton(page)).toHaveAccessibleName('Open the chat with support')
})

test('what is read in one tab is read in the others [B2.48, B4.03]', async ({ page, context }) => {
  const { token } = await signedIn(page)
  const { id } = await conversationOf(page, token)
  await gotoHydrated(page, '/about')
  const other = await context.newPage()
  await gotoHydrated(other, '/about')
  const staff = await staffCalls(page)
  await staff.answer(id, 'It does.')
  for (const tab of [page, other])
    await expect(chatButton(tab)).toHaveAccessibleName('Open the chat with support, 1 unread message')
  await chatButton(page).click()
  await expect(page.getByRole('dialog').getByText('It does.')).toBeVisible()
  await expect(chatButton(other)).toHaveAccessibleName('Open the chat with support')
  await expect(other).not.toHaveTitle(/^\(/)
})

test('what arrives below what is in view is offered, and read only once it is seen [B4.03]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const { id } = await conversationOf(page, token)
  const staff = await staffCalls(page)
  for (let nth = 1; nth <= 12; nth++) await staff.answer(id, `Number ${nth}\n\n\n\nand so on`)
  await gotoHydrated(page, '/about')
  await chatButton(page).click()
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  const log = chat.getByRole('log', { name: 'Messages' })
  await expect(chat.getByText('Number 12')).toBeInViewport()
  await expect.poll(() => unreadOf(page, token)).toBe(0)
  await log.evaluate((box) => box.scrollTo({ top: 0 }))
  await expect(chat.getByText('Number 1', { exact: false }).first()).toBeInViewport()
  await staff.answer(id, 'The blue one is back.')
  const below = chat.getByRole('button', { name: '1 new message' })
  await expect(below).toBeVisible()
  await expect(chat.getByText('The blue one is back.')).not.toBeInViewport()
  expect(await unreadOf(page, token)).toBe(1)
  await below.click()
  await expect(chat.getByText('The blue one is back.')).toBeInViewport()
  await expect(below).toHaveCount(0)
  await expect.poll(() => unreadOf(page, token)).toBe(0)
  await log.evaluate((box) => box.scrollTo({ top: 0 }))
  await chat.getByRole('textbox', { name: 'Your message' }).fill('I take it.')
  await page.keyboard.press('Enter')
  await expect(chat.getByText('I take it.')).toBeInViewport()
})
