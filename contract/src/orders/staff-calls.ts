import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { order, orderItem } from './order.ts'
import { productionRefusals } from './production-refusals.ts'
import { sendingCautions } from './sending-caution.ts'
import { fulfilmentStates, orderStatuses } from './status.ts'
import { typedTracking } from './tracking.ts'

export const staffOrder = order.extend({
  items: z.array(
    orderItem.extend({
      isMadeToOrder: z.boolean(),
      /** The print partner makes and sends it; the shop does not pack it. */
      isSentByPartner: z.boolean(),
    }),
  ),
  /** `_id` is null once the account is deleted. */
  customer: z.object({ _id: z.string().nullable(), name: z.string(), email: z.string() }),
  fulfilment: z.enum(fulfilmentStates),
  /** Why staff are asked before it is packed, printed or shipped; null if nothing speaks against it. */
  caution: z.enum(sendingCautions).nullable(),
  /** The status changes allowed now. */
  next: z.array(z.enum(fulfilmentStates)),
  /** A partner is making a part of it, or has made it: to cancel it needs a note that says why. */
  isInProduction: z.boolean(),
  /** The print partner sends all of it, and that parcel has not left: the status follows it. */
  awaitsPartner: z.boolean(),
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

/** What staff have to do with orders: pack them, or collect the cash for what has left. */
export const orderTodos = ['to-pack', 'cash-to-collect'] as const
export type OrderTodo = (typeof orderTodos)[number]

/** Orders in the back office. */
export const staffOrderCalls = {
  'staff.orders': defineCall({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Lists orders, newest first, by number, name, email, status, payment or what is to be done.',
    request: {
      query: z.object({
        search: searchInQuery,
        status: z.enum(orderStatuses).optional(),
        todo: z.enum(orderTodos).optional(),
        payment: z.enum(['awaiting', 'paid', 'failed', 'partly-refunded', 'refunded']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ orders: z.array(staffOrder) }),
    refusals: [],
  }),
  'staff.order': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns one order with its history.',
    request: { params: id },
    response: success({ order: staffOrder }),
    refusals: ['order.unknown'],
  }),
  'staff.order-move': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/move',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Updates the status of an order.',
    request: {
      params: id,
      body: z.object({
        to: z.enum(fulfilmentStates),
        version: z.number().int().min(0),
        note: z.string().max(500).default(''),
        /** With 'delivered' for cash on delivery: the money was collected. */
        collected: z.boolean().default(false),
        /** The order goes although its money is back or disputed. */
        confirmed: z.boolean().default(false),
      }),
    },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: [
      ...['order.unknown', 'order.move-not-allowed', 'order.moved-meanwhile', 'order.sent-by-partner'],
      'order.needs-confirmation',
      'staff.proof-needed',
      ...productionRefusals,
    ],
  }),
  'staff.order-note': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/notes',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Adds a note of staff to the history of an order. Shoppers never see it.',
    request: { params: id, body: z.object({ note: z.string().trim().min(1).max(500) }) },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: ['order.unknown'],
  }),
  'staff.order-track': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/tracking',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Sets the carrier and the tracking number of an order, and emails them to its shopper.',
    request: { params: id, body: typedTracking },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: ['order.unknown', 'order.tracking-not-allowed', 'order.sent-by-partner'],
  }),
  'staff.order-parcel-lost': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/parcel-lost',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Notes that the carrier lost the parcel of an order, and emails its shopper once.',
    request: { params: id },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: ['order.unknown', 'order.no-parcel-on-its-way'],
  }),
}
