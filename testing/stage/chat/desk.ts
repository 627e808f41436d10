import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered, expect } from '../screen.ts'
import type { EmptyStage, Opening } from '../stage.ts'
import { conversationId, said, sentFrames, talkOf } from './talk.ts'

export const desk = `/admin/chat/${conversationId}`
const { customer } = samples['staff.chat-conversation'].conversation
export const waiting = 'Waits for a connection'

/** The calls of staff in the conversation, by what is after its id. */
export const callsOf = (what: 'messages' | 'pictures') =>
  `**/api/admin/chat/conversations/${conversationId}/${what}`

/** The conversation in the inbox. */
export const rowOf = (page: Page, name: string = customer.name) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: new RegExp(name) })

/** The open conversation. */
export const deskOf = (page: Page) => ({
  log: page.getByRole('log'),
  box: page.getByRole('textbox', { name: 'Answer' }),
})

/** How many messages of the customer are unread in the inbox. */
export const inboxWith = (unread: number, change: object = {}) =>
  altered('staff.chat-inbox', (answer) => {
    answer.conversations = answer.conversations
      .filter(({ id }) => id === conversationId)
      .map((one) => ({ ...one, unread, ...change }))
  })

/** Opens the conversation from the inbox. */
export async function openConversation(page: Page) {
  await rowOf(page).click()
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
  return deskOf(page)
}

/** Staff have opened a conversation in which a customer wrote. */
export async function customerWrote(stage: EmptyStage, texts: readonly string[], opening: Opening = {}) {
  const { page } = stage
  const messages = texts.map((text, at) => said('customer', at + 1, text))
  const talk = talkOf('admin', messages)
  talk.read.staff = 0
  const answers = {
    ...altered('staff.chat-conversation', ({ conversation }) => {
      conversation.lastSequence = texts.length
    }),
    ...inboxWith(texts.length),
    ...opening.answers,
  }
  await stage.set({ as: 'owner', ...opening, answers })
  await talk.serve(page)
  const frames = sentFrames(page)
  await page.goto('/admin/chat')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const hasRead = (sequence: number) => () =>
    frames.some((frame) => frame.includes('staff-messages-read') && frame.includes(`"sequence":${sequence}`))
  return { talk, hasRead, ...(await openConversation(page)) }
}
