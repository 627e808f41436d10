import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findRefundableLines, previewLineRefund, refundLines } from './line-refunds.staff.service.ts'

export const lineRefundStaffRoutes = (shop: Shop): Handlers => ({
  'staff.order-lines': async ({ params }) => ({
    success: true,
    order: await findRefundableLines(shop, params.id),
  }),
  'staff.line-refund-preview': async ({ params, body }) => ({
    success: true,
    figures: await previewLineRefund(shop, params.id, body),
  }),
  'staff.line-refund': async ({ session, params, body }) => {
    const order = await refundLines(shop, session, params.id, body)
    const message = order.isUnpaid ? 'Done. Nothing was paid for it yet.' : 'Done. The money is on its way.'
    return { success: true, order, message }
  },
})
