import { conversationOf, customerInChat, staffCalls } from '../../chat/chatting.ts'
import { expect, sessionEnded, signedIn, withoutDeadTokens } from '../../shop.ts'
import { refuse, type ScreenState } from '../screen-state.ts'
import { inbox } from './inbox.ts'
import { scrolledUp } from './scrolled-up.ts'

/** The support chat of a customer, and the inbox of staff. */
export const chat: readonly ScreenState[] = [
  {
    name: 'chat, a conversation with a proposal',
    route: '/about',
    over: true,
    async arrive(page) {
      const { chat: panel, box, token } = await customerInChat(page)
      const { id } = await conversationOf(page, token)
      const staff = await staffCalls(page)
      await box.fill('Does the linen shirt come in blue? I saw it on https://example.com/shirts')
      await box.press('Enter')
      await staff.answer(id, 'Good morning! It does, in sizes S to XL.\nShall we hold one for you?')
      await staff.propose(id, { kind: 'code', percent: 10 })
      await expect(panel.getByRole('button', { name: 'Agree' })).toBeVisible()
    },
  },
  {
    name: 'chat, empty, with things to show',
    route: '/about',
    over: true,
    async arrive(page) {
      const { chat: panel } = await customerInChat(page)
      await panel.getByRole('button', { name: 'Show something' }).click()
      await expect(panel.getByText(/^Your orders, the products/)).toBeVisible()
    },
  },
  {
    name: 'chat, closed and to be rated',
    route: '/about',
    over: true,
    async arrive(page) {
      const { chat: panel, box, token } = await customerInChat(page)
      const { id } = await conversationOf(page, token)
      await box.fill('Thank you')
      await box.press('Enter')
      await expect(panel.getByText('Sent')).toBeVisible()
      await (await staffCalls(page)).close(id)
      await panel.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await expect(panel.getByRole('button', { name: 'Send rating' })).toBeVisible()
    },
  },
  {
    name: 'chat, failed',
    route: '/about',
    over: true,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'chat/conversation')
      await page.goto('/about')
      await page.getByRole('button', { name: /Open the chat/ }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'chat, a new message below',
    route: '/about',
    over: true,
    async arrive(page) {
      const { chat: panel, token } = await customerInChat(page)
      const { id } = await conversationOf(page, token)
      const staff = await staffCalls(page)
      for (let nth = 1; nth <= 12; nth++)
        await staff.answer(id, `Shirt ${nth} comes in linen and in cotton, in sizes S to XL.`)
      await expect(panel.getByText(/^Shirt 12/)).toBeInViewport()
      await scrolledUp(panel.getByRole('log'))
      await staff.answer(id, 'The blue one is back.')
      await expect(panel.getByRole('button', { name: '1 new message' })).toBeVisible()
    },
  },
  {
    name: 'chat, logged out elsewhere',
    route: '/about',
    over: true,
    async arrive(page) {
      await withoutDeadTokens(page)
      const { chat: panel, box, token } = await customerInChat(page)
      await box.fill('Half a thought')
      await sessionEnded(page, token)
      await expect(panel.getByText(/^You were logged out/)).toBeVisible()
    },
  },
  ...inbox,
]
