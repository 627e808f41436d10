import { z } from 'zod'

/** A refusal of an order in Printful's words, with the code of its catalogue. */
export class PrintRefusal extends Error {
  readonly status: number
  readonly reason: string
  constructor(message: string, reason = 'BadRequest', status = 400) {
    super(message)
    this.reason = reason
    this.status = status
  }
}

const text = z.string().max(300).optional()
const file = z.object({
  type: z.string().default('default'),
  url: z.url({ protocol: /^https?$/ }),
  filename: text,
})
const externalId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'External ID is invalid.')
const item = z.object({
  external_id: z.string().max(64).optional(),
  variant_id: z.number().int(),
  quantity: z.number().int().min(1).max(1000),
  retail_price: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .optional(),
  name: text,
  files: z.array(file).default([]),
  /** Instead of files: what was saved in the designer. */
  product_template_id: z.number().int().optional(),
})

/** The body of `POST /orders` and `PUT /orders/{id}`. */
export const orderRequest = z.object({
  external_id: externalId.optional(),
  shipping: z.string().default('STANDARD'),
  recipient: z.object({
    name: z.string().min(1).max(200),
    company: text,
    address1: z.string().min(1).max(300),
    address2: text,
    city: z.string().min(1).max(200),
    state_code: text,
    country_code: z.string().length(2),
    zip: text,
    phone: text,
    email: text,
  }),
  items: z.array(item).min(1).max(100),
})
export type OrderRequest = z.output<typeof orderRequest>

type PrintOrderStatus =
  | 'draft'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'inprocess'
  | 'onhold'
  | 'partial'
  | 'fulfilled'

export interface Shipment {
  readonly id: number
  readonly carrier: string
  readonly service: string
  readonly tracking_number: string
  readonly tracking_url: string
  readonly ship_date: string
  readonly shipped_at: number
  readonly reshipment: boolean
  readonly items: readonly { readonly item_id: number; readonly quantity: number }[]
}

export interface PrintOrder {
  readonly id: number
  readonly external_id: string | null
  readonly created: number
  request: OrderRequest
  status: PrintOrderStatus
  updated: number
  costs: Readonly<Record<string, string>>
  readonly shipments: Shipment[]
  /** When it was confirmed, ms; it moves on from then. */
  confirmedMs: number | null
  /** So many of its shipments have arrived, in their sequence. */
  deliveredShipments: number
  /** Its parcel came back, or the like: it does not arrive by itself any more. */
  isOver: boolean
}

/** All of it has arrived. */
export const isDelivered = ({ status, shipments, deliveredShipments }: PrintOrder): boolean =>
  status === 'fulfilled' && deliveredShipments === shipments.length

/** An order as the API answers it. */
export const orderAnswer = (order: PrintOrder) => ({
  id: order.id,
  external_id: order.external_id,
  store: 1,
  status: order.status,
  shipping: order.request.shipping,
  shipping_service_name: 'Flat Rate (5-15 business days after fulfillment)',
  created: order.created,
  updated: order.updated,
  recipient: order.request.recipient,
  items: order.request.items.map((one, at) => ({ id: order.id * 100 + at, ...one })),
  costs: order.costs,
  retail_costs: null,
  shipments: order.shipments,
  gift: null,
  packing_slip: null,
})
