import type { Answers, Page, Stage } from '../screen.ts'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'
import {
  conversationId,
  customerInChat,
  nothingSaid,
  openChat,
  panelOf,
  said,
  sentFrames,
  talkOf,
} from './talk.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: /Open the chat with support/ })
const noneUnread = 'Open the chat with support'
const oneUnread = 'Open the chat with support, 1 unread message'

const unread = (unreadCount: number): Answers => ({
  'chat.unread-count': { success: true, unreadCount, lastSequence: unreadCount },
})
/** The shop says that something is new. */
const notify = (stage: Stage) => stage.push({ event: 'customer-notification', data: { senderType: 'admin' } })
/** The shop says that the customer has read, in some tab. */
const pushRead = (stage: Stage, sequence: number) =>
  stage.push({ event: 'messages-read', data: { conversationId, by: 'customer', sequence } })

/** Whether a page said that it has read so far. */
const hasRead = (frames: readonly string[], sequence: number) => () =>
  frames.some((frame) => frame.includes('"messages-read"') && frame.includes(`"sequence":${sequence}`))

test('a closed chat counts what the shop writes, up to 9+, and forgets it once read [B2.48, B4.03, B9.11]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const frames = await openWith(stage, 1)
  const button = chatButton(page)
  await expect(button).toHaveAccessibleName(oneUnread)
  await expect(button.getByText('Online')).toBeAttached()
  await stage.answer(unread(2))
  await notify(stage)
  await expect(button).toContainText('2')
  await expect(page).toHaveTitle(/^\(2\) /)
  await stage.answer(unread(10))
  await notify(stage)
  await expect(button).toContainText('9+')
  await button.click()
  await expect(page.getByRole('dialog').getByText('Number 1')).toBeVisible()
  await expect.poll(hasRead(frames, 1)).toBe(true)
  await stage.answer(unread(0))
  await pushRead(stage, 1)
  await expect(page).not.toHaveTitle(/^\(/)
  await page.keyboard.press('Escape')
  await expect(button).toHaveAccessibleName(noneUnread)
})

/** Opens a page where so many messages of the shop are unread; returns what it sends. */
async function openWith(stage: EmptyStage, count: number) {
  const { page } = stage
  const messages = Array.from({ length: count }, (_, at) => said('admin', at + 1, `Number ${at + 1}`))
  await stage.set({ as: 'member', answers: { ...nothingSaid, ...unread(count) } })
  const talk = talkOf('customer', messages)
  talk.read.customer = 0
  await talk.serve(page)
  const frames = sentFrames(page)
  await gotoHydrated(page, '/about')
  return frames
}

test('what was read in the open chat is not counted once it is closed [B2.48, B4.03]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const frames = await openWith(stage, 0)
  const { chat } = panelOf(page)
  await openChat(page)
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  // The message is counted before the shop hears that it was read.
  await stage.answer(unread(1))
  const counted = page.waitForResponse('**/api/chat/unread-count')
  await notify(stage)
  await counted
  await stage.push({ event: 'new-message', data: said('admin', 1, 'It does.') })
  await expect(chat.getByText('It does.')).toBeVisible()
  await expect.poll(hasRead(frames, 1)).toBe(true)
  await stage.answer(unread(0))
  await pushRead(stage, 1)
  await page.keyboard.press('Escape')
  await expect(chatButton(page)).toHaveAccessibleName(noneUnread)
  await expect(page).not.toHaveTitle(/^\(/)
})

test('what was read where websockets are blocked is not counted once the chat is closed [B2.48]', {
  tag: '@once',
}, async ({ page, stage }) => {
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
  await openWith(stage, 1)
  await expect(chatButton(page)).toHaveAccessibleName(oneUnread)
  const read = page.waitForRequest('**/api/chat/read')
  await openChat(page)
  await expect(page.getByRole('dialog').getByText('Number 1')).toBeVisible()
  expect((await read).postDataJSON()).toEqual({ conversationId, sequence: 1 })
  await page.keyboard.press('Escape')
  await expect(chatButton(page)).toHaveAccessibleName(noneUnread)
})

test('what is read in one tab is read in the others [B2.48, B4.03]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const frames = await openWith(stage, 1)
  const other = await page.context().newPage()
  await gotoHydrated(other, '/about')
  for (const tab of [page, other]) await expect(chatButton(tab)).toHaveAccessibleName(oneUnread)
  await page.bringToFront()
  await openChat(page)
  await expect(page.getByRole('dialog').getByText('Number 1')).toBeVisible()
  await expect.poll(hasRead(frames, 1)).toBe(true)
  await stage.answer(unread(0))
  await pushRead(stage, 1)
  await expect(chatButton(other)).toHaveAccessibleName(noneUnread)
  await expect(other).not.toHaveTitle(/^\(/)
})

test('what arrives below what is in view is offered, and read only once it is seen [B4.03]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const messages = Array.from({ length: 12 }, (_, at) =>
    said('admin', at + 1, `Number ${at + 1}\n\n\n\nand so on`),
  )
  const { chat, box, talk, frames } = await customerInChat(stage, messages)
  const log = chat.getByRole('log', { name: 'Messages' })
  await expect(chat.getByText('Number 12')).toBeInViewport()
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  await expect(chat.getByText('Number 1', { exact: false }).first()).toBeInViewport()
  const news = said('admin', 13, 'The blue one is back.')
  talk.messages.push(news)
  await stage.push({ event: 'new-message', data: news })
  const below = chat.getByRole('button', { name: '1 new message' })
  await expect(below).toBeVisible()
  await expect(chat.getByText('The blue one is back.')).not.toBeInViewport()
  expect(hasRead(frames, 13)()).toBe(false)
  await below.click()
  await expect(chat.getByText('The blue one is back.')).toBeInViewport()
  await expect(below).toHaveCount(0)
  await expect.poll(hasRead(frames, 13)).toBe(true)
  await log.evaluate((list) => list.scrollTo({ top: 0 }))
  await box.fill('I take it.')
  await page.keyboard.press('Enter')
  await expect(chat.getByText('I take it.')).toBeInViewport()
})
