import { samples } from '@first-fashion/contract/samples'
import { altered, expect, type Screen, scrollToTop } from '@first-fashion/testing/stage/screen'

const { conversation } = samples['staff.chat-conversation']
const { messages } = samples['staff.chat-history']
const [message] = messages
const one = { route: '/admin/chat/:id', address: `/admin/chat/${conversation.id}`, as: 'owner' } as const

/** The inbox of staff, and an open conversation. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, chat',
    route: '/admin/chat',
    as: 'owner',
    steps: ({ page }) =>
      expect(page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first()).toBeVisible(),
  },
  { ...one, name: 'back office, an open conversation', shows: /Customer since/ },
  {
    ...one,
    name: 'back office, a new message below',
    answers: {
      ...altered('staff.chat-conversation', ({ conversation: long }) => {
        long.lastSequence = 20
      }),
      'staff.chat-history': {
        ...samples['staff.chat-history'],
        messages: Array.from({ length: 20 }, (_, nth) => ({
          ...message,
          _id: `long-${nth}`,
          sequence: nth + 1,
          message: `Line ${nth} of a long story\nthat goes on`,
        })),
      },
    },
    steps: async (stage) => {
      const log = stage.page.getByRole('log')
      await expect(log.getByText('Line 19')).toBeInViewport()
      await scrollToTop(log)
      await stage.push({
        event: 'new-message',
        data: { ...message, _id: 'new', sequence: 21, message: 'And one more thing' },
      })
      await expect(stage.page.getByRole('button', { name: 'New message' })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, a proposal in the making',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Propose' }).click()
      await page.getByLabel('What').selectOption('A promo code')
      await page.getByLabel('Discount (%)').fill('60')
      await expect(page.getByText('A whole number from 1 to 50')).toBeVisible()
    },
  },
  {
    name: 'back office, chat settings',
    route: '/admin/chat/settings',
    as: 'owner',
    steps: ({ page }) =>
      expect(page.getByRole('heading', { name: 'Opening hours', exact: true })).toBeVisible(),
  },
  {
    name: 'back office, chat figures',
    route: '/admin/chat/figures',
    as: 'owner',
    shows: /first answer/i,
  },
]
