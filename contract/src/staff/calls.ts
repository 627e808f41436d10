import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { order } from '../orders/order.ts'
import { fulfilmentStates, orderStatuses } from '../orders/status.ts'
import { wholeNumberInQuery } from '../paging.ts'
import { collectionCalls } from './collection-calls.ts'
import { productCalls } from './product-calls.ts'
import { staffRoles } from './roles.ts'
import { sizeChartCalls } from './size-chart-calls.ts'

export const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
})
export type StaffMember = z.output<typeof staffMember>

/** The answer contains the CSRF token that every changing call repeats in `x-csrf-token`. */
const session = success({ staff: staffMember, csrfToken: z.string() })

export const staffOrder = order.extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  email: z.string(),
  fulfilment: z.enum(fulfilmentStates),
  /** The status changes allowed now. */
  next: z.array(z.enum(fulfilmentStates)),
  /** Incremented with every change; a status change names the version it is based on. */
  version: z.number().int(),
  instructions: z.string(),
  /** The zone of the delivery price; '' if unknown. */
  shippingZone: z.string(),
  /** The detected location, if it was used. */
  location: z
    .object({ lat: z.number(), lng: z.number(), formattedAddress: z.string(), placeId: z.string() })
    .nullable(),
})
export type StaffOrder = z.output<typeof staffOrder>

const id = z.object({ id: z.string().max(64) })
const page = wholeNumberInQuery(1, 100_000).optional()
const search = z.string().max(100).optional()

export const staffCalls = {
  'staff.first-owner': defineCall({
    method: 'POST',
    path: '/api/admin/first-owner',
    access: 'everyone',
    summary: 'Creates the first owner of a live shop, with the link that the console prints.',
    request: {
      body: z.object({
        token: z.string().max(200),
        name: z.string().max(120),
        email: z.string().max(254),
        password: z.string().max(200),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['staff.first-owner-link-dead', 'staff.details-invalid', 'accounts.password-weak'],
  }),
  'staff.sign-in': defineCall({
    method: 'POST',
    path: '/api/admin/session',
    access: 'everyone',
    summary: 'Signs a staff member in. The session is an HttpOnly cookie.',
    request: { body: z.object({ email: z.string().max(254), password: z.string().max(200) }) },
    response: session,
    refusals: ['staff.credentials-wrong'],
  }),
  'staff.session': defineCall({
    method: 'GET',
    path: '/api/admin/session',
    access: 'staff',
    summary: 'Returns the signed-in staff member.',
    request: {},
    response: session,
    refusals: [],
  }),
  'staff.sign-out': defineCall({
    method: 'DELETE',
    path: '/api/admin/session',
    access: 'staff',
    summary: 'Ends the staff session.',
    request: {},
    response: success({}),
    refusals: [],
  }),
  'staff.orders': defineCall({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'staff',
    summary: 'Lists orders, newest first, by number, name, email, status or payment.',
    request: {
      query: z.object({
        search,
        status: z.enum(orderStatuses).optional(),
        payment: z.enum(['awaiting', 'paid', 'failed', 'partly-refunded', 'refunded']).optional(),
        page,
      }),
    },
    response: success({ orders: z.array(staffOrder), total: z.number().int(), pages: z.number().int() }),
    refusals: [],
  }),
  'staff.order': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id',
    access: 'staff',
    summary: 'Returns one order with its history.',
    request: { params: id },
    response: success({ order: staffOrder }),
    refusals: ['order.unknown'],
  }),
  'staff.order-move': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/move',
    access: 'staff',
    summary: 'Updates the status of an order.',
    request: {
      params: id,
      body: z.object({
        to: z.enum(fulfilmentStates),
        version: z.number().int().min(0),
        note: z.string().max(500).default(''),
        /** With 'delivered' for cash on delivery: the money was collected. */
        collected: z.boolean().default(false),
      }),
    },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: ['order.unknown', 'order.move-not-allowed', 'order.moved-meanwhile', 'staff.role-forbids'],
  }),
  ...productCalls,
  ...sizeChartCalls,
  ...collectionCalls,
}
