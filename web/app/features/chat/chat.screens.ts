import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { samples, socketSamples } from '@first-fashion/contract/samples'
import {
  altered,
  expect,
  refused,
  type Screen,
  type Stage,
  scrollToTop,
} from '@first-fashion/testing/stage/screen'

const mine = { route: '/about', as: 'member', over: true } as const
const { conversation } = samples['chat.conversation']
const [sample] = samples['chat.history'].messages

const message = {
  ...sample,
  ...{ conversationId: conversation.id, senderName: 'Nadeesha', card: null, picture: null, proposal: null },
} as const
const fromCustomer = (sequence: number, text: string) =>
  ({
    ...message,
    ...{ _id: `own-${sequence}`, sequence, message: text, clientId: `own-${sequence}` },
    senderModel: 'User',
    senderType: 'customer',
  }) as const
const fromStaff = (sequence: number, text: string) =>
  ({
    ...message,
    ...{
      _id: `staff-${sequence}`,
      sequence,
      message: text,
      clientId: '',
      senderName: 'First Fashion Support',
    },
    senderModel: 'Admin',
    senderType: 'admin',
  }) as const

/** A conversation that has come so far. */
const talk = (messages: readonly ChatMessage[]) => ({
  answers: {
    'chat.history': { ...samples['chat.history'], messages, hasMore: false },
    ...altered('chat.conversation', ({ conversation: open }) => {
      open.lastSequence = messages.length
    }),
  },
  acks: { 'join-conversation': { ...socketSamples['join-conversation'], messages: [], hasMore: false } },
})

async function openChat({ page }: Stage) {
  await page.getByRole('button', { name: /Open the chat/ }).click()
  const panel = page.getByRole('dialog', { name: 'First Fashion Support' })
  await expect(panel.getByText('Online', { exact: true })).toBeVisible()
  return panel
}

const proposal: ChatMessage = {
  ...fromStaff(3, 'A code for you'),
  proposal: {
    _id: 'proposal',
    kind: 'code',
    title: '10% off your next order',
    facts: ['Valid for 30 days', 'For one order'],
    status: 'open',
    outcome: '',
  },
}

/** The support chat of a customer. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'chat, a conversation with a proposal',
    ...talk([
      fromCustomer(1, 'Does the linen shirt come in blue? I saw it on https://example.com/shirts'),
      fromStaff(2, 'Good morning! It does, in sizes S to XL.\nShall we hold one for you?'),
      proposal,
    ]),
    steps: async (stage) => {
      const panel = await openChat(stage)
      await expect(panel.getByRole('button', { name: 'Agree' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'chat, empty, with things to show',
    ...talk([]),
    steps: async (stage) => {
      const panel = await openChat(stage)
      await panel.getByRole('button', { name: 'Show something' }).click()
      await expect(panel.getByText(/^Your orders, the products/)).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'chat, closed and to be rated',
    answers: {
      ...talk([fromCustomer(1, 'Thank you')]).answers,
      'chat.conversation': {
        success: true,
        conversation: { ...conversation, status: 'closed', toRate: { caseId: 'case' } },
      },
    },
    steps: async (stage) => {
      const panel = await openChat(stage)
      await panel.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await expect(panel.getByRole('button', { name: 'Send rating' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'chat, failed',
    answers: { 'chat.conversation': refused() },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: /Open the chat/ }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'chat, a new message below',
    ...talk(
      Array.from({ length: 12 }, (_, nth) =>
        fromStaff(nth + 1, `Shirt ${nth + 1} comes in linen and in cotton, in sizes S to XL.`),
      ),
    ),
    steps: async (stage) => {
      const panel = await openChat(stage)
      await expect(panel.getByText(/^Shirt 12/)).toBeInViewport()
      await scrollToTop(panel.getByRole('log'))
      await stage.push({ event: 'new-message', data: fromStaff(13, 'The blue one is back.') })
      await expect(panel.getByRole('button', { name: '1 new message' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'chat, logged out elsewhere',
    ...talk([]),
    steps: async (stage) => {
      const panel = await openChat(stage)
      await panel.getByRole('textbox', { name: 'Your message' }).fill('Half a thought')
      await stage.endSession()
      await expect(panel.getByText(/^You were logged out/)).toBeVisible()
    },
  },
]
