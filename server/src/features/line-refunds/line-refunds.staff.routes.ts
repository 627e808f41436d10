import type { Handlers } from '../../platform/http/handlers.ts'
import type { LineRefunds } from './line-refunds.staff.service.ts'

export const lineRefundStaffRoutes = (refunds: LineRefunds): Handlers => ({
  'staff.order-lines': async ({ params }) => ({ success: true, order: await refunds.ofOrder(params.id) }),
  'staff.line-refund-preview': async ({ params, body }) => ({
    success: true,
    figures: await refunds.preview(params.id, body),
  }),
  'staff.line-refund': async ({ session, params, body }) => {
    const order = await refunds.refund(session, params.id, body)
    const message = order.isUnpaid ? 'Done. Nothing was paid for it yet.' : 'Done. The money is on its way.'
    return { success: true, order, message }
  },
})
