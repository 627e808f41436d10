import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { tracking } from '../orders/tracking.ts'
import { listPage, pageInQuery } from '../paging.ts'
import {
  heldReasons,
  partnerIncidents,
  partnerOrderStates,
  partnerOrderTodos,
  partnerProblems,
} from './status.ts'

export const staffPartnerOrder = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** The partner knows the order by this. */
  externalId: z.string(),
  customer: z.string(),
  state: z.enum(partnerOrderStates),
  heldReason: z.enum(heldReasons).nullable(),
  problem: z.enum(partnerProblems).nullable(),
  /** What the partner says about it; '' if nothing. */
  problemNote: z.string(),
  /** What the partner reported and staff have not resolved yet, and in which words. */
  incident: z.enum(partnerIncidents).nullable(),
  incidentNote: z.string(),
  /** It could not be sent: the last error, after how many tries; '' if all is well. */
  sendError: z.string(),
  tries: z.number().int(),
  /** Nobody tries again by itself. */
  isOutOfTries: z.boolean(),
  /** The order was cancelled, and the partner did not stop it in time. */
  isCancelledTooLate: z.boolean(),
  /** Its print file was rejected, and its customer has approved a design since that can be printed instead. */
  hasNewDesign: z.boolean(),
  units: z.number().int(),
  createdAt: z.number(),
  changedAt: z.number(),
  /** Incremented with every change; an action names the version it is based on. */
  version: z.number().int(),
})
export type StaffPartnerOrder = z.output<typeof staffPartnerOrder>

/** Amounts in LKR rupees, and in the partner's currency as text. */
const money = z.object({
  /** Paid for the goods after discounts, without delivery and without what went back; 0 once the order was cancelled. */
  sold: z.number(),
  goodsText: z.string(),
  shippingText: z.string(),
  taxText: z.string(),
  totalText: z.string(),
  /** The partner's total in rupees, and the rate that was fixed when it was sent. */
  total: z.number().nullable(),
  rateText: z.string(),
  /** What is left of the price after the partner's goods and taxes, before delivery; null without a rate. */
  margin: z.number().nullable(),
  marginPercent: z.number().nullable(),
})

export const staffPartnerOrderInFull = staffPartnerOrder.extend({
  items: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      image: z.string(),
      options: z.array(z.string()),
      quantity: z.number().int(),
      files: z.array(
        z.object({
          side: z.enum(['front', 'back']),
          /** The file itself, and a picture of it on its garment; '' if there is none. */
          address: z.string(),
          proof: z.string(),
          sha256: z.string(),
          width: z.number().int(),
          height: z.number().int(),
          dpi: z.number().int(),
        }),
      ),
      /** The partner's template that it is printed from, as it was made in the partner's designer and has no files. */
      templateId: z.number().int().nullable(),
      /** Approved designs of its customer that can be printed instead, while that is possible; the newest first. */
      otherDesigns: z.array(
        z.object({ id: z.string(), name: z.string(), proof: z.string(), approvedAt: z.number() }),
      ),
    }),
  ),
  partnerId: z.string(),
  tracking: tracking.nullable(),
  /** null until the partner has said what it asks, and of an order that was cancelled there. */
  costs: money.nullable(),
  history: z.array(z.object({ at: z.number(), text: z.string(), actor: z.string(), note: z.string() })),
  /** What staff can do now. */
  can: z.object({
    hold: z.boolean(),
    release: z.boolean(),
    resend: z.boolean(),
    markDelivered: z.boolean(),
    resolve: z.boolean(),
    replaceDesign: z.boolean(),
  }),
})
export type StaffPartnerOrderInFull = z.output<typeof staffPartnerOrderInFull>

const id = z.object({ id: z.string().max(64) })
const action = z.object({ version: z.number().int().min(0), note: z.string().trim().max(500).default('') })
const answer = success({ partnerOrder: staffPartnerOrderInFull, message: z.string() })
const refusals = ['fulfilment.unknown', 'fulfilment.changed-meanwhile', 'fulfilment.not-possible'] as const
const change = { access: 'staff', permission: 'fulfilment.change', method: 'POST' } as const

/** What the print partner makes, in the back office. */
export const staffFulfilmentCalls = {
  'staff.partner-orders': defineCall({
    method: 'GET',
    path: '/api/admin/partner-orders',
    access: 'staff',
    permission: 'fulfilment.read',
    summary: 'Lists orders at the print partner, those that wait for staff first, by state and search.',
    request: {
      query: z.object({
        state: z.enum(partnerOrderStates).optional(),
        todo: z.enum(partnerOrderTodos).optional(),
        search: z.string().max(80).optional(),
        /** That of one order. */
        orderId: z.uuid().optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ partnerOrders: z.array(staffPartnerOrder) }),
    refusals: [],
  }),
  'staff.partner-order': defineCall({
    method: 'GET',
    path: '/api/admin/partner-orders/:id',
    access: 'staff',
    permission: 'fulfilment.read',
    isBackground: true,
    summary: 'Returns one order at the print partner with its print files, costs and history.',
    request: { params: id },
    response: success({ partnerOrder: staffPartnerOrderInFull }),
    refusals: ['fulfilment.unknown'],
  }),
  'staff.partner-order-hold': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/hold',
    summary:
      'Keeps an order back. What the print partner has accepted and not begun is cancelled there first.',
    request: { params: id, body: action },
    response: answer,
    refusals,
  }),
  'staff.partner-order-release': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/release',
    summary: 'Approves an order that is held: it is sent to the print partner.',
    request: { params: id, body: action },
    response: answer,
    refusals,
  }),
  'staff.partner-order-resend': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/resend',
    summary: 'Sends an order again that was refused and is mended, or that could not be sent.',
    request: { params: id, body: action },
    response: answer,
    refusals,
  }),
  'staff.partner-order-design': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/design',
    summary:
      'Prints another approved design of the customer instead of one of an order that is held or was refused.',
    request: { params: id, body: action.extend({ lineId: z.uuid(), designId: z.uuid() }) },
    response: answer,
    refusals: [...refusals, 'fulfilment.design-unfit'],
  }),
  'staff.partner-order-resolve': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/resolve',
    summary:
      'Records that staff have dealt with what the print partner reported, for example a parcel that came back.',
    request: { params: id, body: action },
    response: answer,
    refusals,
  }),
  'staff.partner-order-delivered': defineCall({
    ...change,
    path: '/api/admin/partner-orders/:id/delivered',
    summary: 'Records that a parcel of the print partner has arrived, where the partner does not say so.',
    request: { params: id, body: action },
    response: answer,
    refusals,
  }),
}
