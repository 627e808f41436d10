import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { samples } from '@first-fashion/contract/samples'
import type { Page, Request, Route } from '@playwright/test'
import { expect } from '../screen.ts'
import type { EmptyStage, Opening } from '../stage.ts'

const { conversation } = samples['chat.conversation']
const [sample] = samples['chat.history'].messages
export const conversationId = conversation.id

/** A message of the customer or of the shop. */
export const said = (by: 'customer' | 'admin', sequence: number, message: string): ChatMessage => ({
  ...sample,
  _id: `${by}-${sequence}`,
  sequence,
  message,
  senderModel: by === 'customer' ? 'User' : 'Admin',
  senderType: by,
  senderName: by === 'customer' ? 'Nadeesha Silva' : 'Ruwani',
  clientId: `${by}-${sequence}`,
})

/** What a message shows of a product. */
export const cardOf = (id: string, title: string, path = '/product/none') =>
  ({ kind: 'product', id, title, note: 'Rs. 8,950.00', image: '', path }) as const

/** A conversation that keeps what is sent to it, each once, as the shop does. */
export interface Talk {
  readonly messages: ChatMessage[]
  /** How far each side has read. */
  readonly read: { customer: number; staff: number }
  texts(): readonly string[]
  /** Keeps what a page sends, and answers with what was kept. */
  serve(page: Page): Promise<void>
  /** Keeps a message that was sent as a form, with a picture; returns the answer. */
  keepPicture(request: Request): object
}

/** A conversation of the customer, or as staff have it open. */
export function talkOf(by: 'customer' | 'admin', messages: ChatMessage[] = []): Talk {
  const read = { customer: messages.length, staff: messages.length }
  const calls = by === 'customer' ? '**/api/chat' : '**/api/admin/chat/conversations/*'
  const keep = (message: string, clientId: string) => {
    const before = messages.find((one) => one.clientId === clientId)
    if (before !== undefined) return { message: before, sequence: before.sequence, isRepeat: true }
    const kept = { ...said(by, messages.length + 1, message), clientId }
    messages.push(kept)
    return { message: kept, sequence: kept.sequence, isRepeat: false }
  }
  const answerSend = async (route: Route) => {
    const { message, clientId } = route.request().postDataJSON()
    await route.fulfill({ json: { success: true, ...keep(message, clientId) } })
  }
  const answerHistory = async (route: Route) => {
    const { searchParams } = new URL(route.request().url())
    const after = Number(searchParams.get('after') ?? 0)
    const page = messages.filter(({ sequence }) => sequence > after)
    await route.fulfill({ json: { success: true, messages: page, hasMore: false, read } })
  }
  return {
    messages,
    read,
    texts: () => messages.map(({ message }) => message),
    serve: async (page) => {
      await page.route(`${calls}/${by === 'customer' ? 'send' : 'messages'}`, answerSend)
      await page.route(`${calls}/history${by === 'customer' ? '/**' : '*'}`, answerHistory)
    },
    keepPicture: (request) => {
      const { message = '', clientId = '' } = fieldsOf(request)
      return { success: true, ...keep(message.replaceAll('\r\n', '\n'), clientId) }
    },
  }
}

/** The texts of a form that was sent. */
export function fieldsOf(request: Request): Record<string, string> {
  const body = request.postDataBuffer()?.toString('latin1') ?? ''
  const parts = body.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]))
}

export const openChat = (page: Page) =>
  page.getByRole('button', { name: /^Open the chat with support/ }).click()

export const panelOf = (page: Page) => {
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  return { chat, box: chat.getByRole('textbox', { name: 'Your message' }) }
}

/** Has nothing said yet, and nothing unread. */
export const nothingSaid = {
  'chat.conversation': { success: true, conversation: { ...conversation, lastSequence: 0 } },
  'chat.unread-count': { success: true, unreadCount: 0, lastSequence: 0 },
} as const

/** A customer who has the chat open. */
export async function customerInChat(stage: EmptyStage, messages: ChatMessage[] = [], opening: Opening = {}) {
  const { page } = stage
  const talk = talkOf('customer', messages)
  await stage.set({ as: 'member', ...opening, answers: { ...nothingSaid, ...opening.answers } })
  await talk.serve(page)
  const frames = sentFrames(page)
  await page.goto('/about')
  await openChat(page)
  const { chat, box } = panelOf(page)
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  if (messages.length === 0) await expect(chat.getByText('Hi! How can we help you today?')).toBeVisible()
  return { talk, chat, box, frames }
}

/** What a page sends over its socket, as text. Call before the page is opened. */
export function sentFrames(page: Page): readonly string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void frames.push(String(payload))))
  return frames
}
