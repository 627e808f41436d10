import { conversationOf, staffCalls } from '../../chat/chatting.ts'
import { customerWrites } from '../../chat/desk.ts'
import { expect, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import type { ScreenState } from '../screen-state.ts'
import { scrolledUp } from './scrolled-up.ts'

/** The inbox of staff. */
export const inbox: readonly ScreenState[] = [
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
    name: 'back office, a new message below',
    route: '/admin/chat/:id',
    async arrive(page) {
      const long = Array.from({ length: 20 }, (_, nth) => `Line ${nth} of a long story\nthat goes on`)
      const customer = await customerWrites(page.request, long)
      await signIn(page)
      await page.goto(`/admin/chat/${customer.id}`)
      const log = page.getByRole('log')
      await expect(log.getByText('Line 19')).toBeInViewport()
      await expect.poll(customer.readByStaff).toBe(20)
      await scrolledUp(log)
      await customer.write('And one more thing')
      await expect(page.getByRole('button', { name: 'New message' })).toBeVisible()
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
