import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { alertReasons, orderLimits } from '../orders/order-limits.ts'
import { productionRefusals } from '../orders/production-refusals.ts'

/** An order that staff should check before it ships. */
export const orderAlert = z.object({
  order: z.object({ _id: z.string(), number: z.string(), customer: z.string() }),
  amount: z.number(),
  units: z.number().int(),
  paymentMethod: z.string(),
  reasons: z.array(z.enum(alertReasons)),
  createdAt: z.number(),
  /** Whether it can still be cancelled. */
  canCancel: z.boolean(),
})
export type OrderAlert = z.output<typeof orderAlert>

const id = z.object({ id: z.string().max(64) })
const alerts = { alerts: z.array(orderAlert), total: z.number().int() }
const limits = success({ limits: orderLimits, version: z.number().int() })

/** Order limits, and unusual orders. */
export const staffOrderLimitCalls = {
  'staff.order-limits': defineCall({
    method: 'GET',
    path: '/api/admin/order-limits',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Returns the limits of one order.',
    request: {},
    response: limits,
    refusals: [],
  }),
  'staff.order-limits-set': defineCall({
    method: 'POST',
    path: '/api/admin/order-limits',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the limits of one order; null means no limit.',
    request: { body: orderLimits.extend({ version: z.number().int().min(0) }) },
    response: limits.extend({ message: z.string() }),
    refusals: ['order.limits-changed-meanwhile'],
  }),
  'staff.order-alerts': defineCall({
    method: 'GET',
    path: '/api/admin/order-alerts',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Lists unusual orders that nobody has reviewed yet, newest first.',
    request: {},
    response: success(alerts),
    refusals: [],
  }),
  'staff.order-alert-dismiss': defineCall({
    method: 'POST',
    path: '/api/admin/order-alerts/:id/dismiss',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Approves an unusual order.',
    request: { params: id },
    response: success({ ...alerts, message: z.string() }),
    refusals: ['order.unknown'],
  }),
  'staff.order-alert-cancel': defineCall({
    method: 'POST',
    path: '/api/admin/order-alerts/:id/cancel',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Cancels an unusual order. Its stock is released and its payment refunded.',
    request: { params: id },
    response: success({ ...alerts, message: z.string() }),
    refusals: [
      'order.unknown',
      'order.move-not-allowed',
      'order.moved-meanwhile',
      'staff.proof-needed',
      ...productionRefusals,
    ],
  }),
}
