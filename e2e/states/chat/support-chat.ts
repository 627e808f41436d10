import { conversationOf, customerInChat, staffCalls } from '../../chat/chatting.ts'
import { expect, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { refuse, type ScreenState } from '../screen-state.ts'

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
    name: 'back office, chat',
    route: '/admin/chat',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/chat')
      await expect(
        page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'back office, an open conversation',
    route: '/admin/chat/:id',
    async arrive(page) {
      const { token } = await signedIn(page)
      const { id } = await conversationOf(page, token)
      await page.request.post('/api/chat/send', {
        headers: { token },
        data: { conversationId: id, message: 'Hello, where is my order?' },
      })
      const staff = await staffCalls(page)
      await staff.answer(id, 'It left Colombo this morning.')
      await staff.propose(id, { kind: 'code', percent: 10 })
      await signIn(page)
      await page.goto(`/admin/chat/${id}`)
      await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
      await expect(page.getByText('Customer since')).toBeVisible()
    },
  },
  {
    name: 'back office, a proposal in the making',
    route: '/admin/chat/:id',
    over: true,
    async arrive(page) {
      const { token } = await signedIn(page)
      const { id } = await conversationOf(page, token)
      await signIn(page)
      await page.goto(`/admin/chat/${id}`)
      await page.getByRole('button', { name: 'Propose' }).click()
      await page.getByLabel('What').selectOption('A promo code')
      await expect(page.getByLabel('Discount (%)')).toBeVisible()
    },
  },
  {
    name: 'back office, chat settings',
    route: '/admin/chat/settings',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/chat/settings')
      await expect(page.getByRole('heading', { name: 'Opening hours', exact: true })).toBeVisible()
    },
  },
  {
    name: 'back office, chat figures',
    route: '/admin/chat/figures',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/chat/figures')
      await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
      await expect(page.getByText(/first answer/i).first()).toBeVisible()
    },
  },
]
