import { z } from 'zod'
import { order, orderItem } from './order.ts'

/** An order as a link in an email shows it: without a login, so without name, street, email and phone. */
export const linkedOrder = order
  .pick({
    orderNumber: true,
    date: true,
    status: true,
    payment: true,
    paymentState: true,
    paymentMethod: true,
    amount: true,
    subtotal: true,
    shippingCost: true,
    adjustments: true,
    tenders: true,
    taxes: true,
    discount: true,
    refundedText: true,
    isRefundAwaited: true,
    isExpress: true,
    estimatedDays: true,
    currency: true,
    chargedMinorUnits: true,
    chargedText: true,
    tracking: true,
  })
  .extend({
    items: z.array(orderItem.omit({ productId: true })),
    city: z.string(),
    country: z.string(),
    /** Only its steps, without who took them. */
    events: z.array(z.object({ at: z.number(), text: z.string() })),
  })
export type LinkedOrder = z.output<typeof linkedOrder>
