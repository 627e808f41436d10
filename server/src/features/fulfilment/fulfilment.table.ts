import {
  heldReasons,
  partnerIncidents,
  partnerOrderStates,
  partnerProblems,
} from '@first-fashion/contract/fulfilment/status'
import {
  bigint,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BoundPrint } from '../custom-products/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** What the print partner makes of an order. */
export const partnerOrders = pgTable('partner_orders', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  externalId: text('external_id').notNull(),
  /** Rises when the partner needs a new order, because it cancelled the one before. */
  attempt: smallint().notNull().default(1),
  state: text({ enum: partnerOrderStates }).notNull(),
  heldReason: text('held_reason', { enum: heldReasons }),
  problem: text({ enum: partnerProblems }),
  problemNote: text('problem_note').notNull().default(''),
  /** The newest that the partner reported beside the usual course; null if there was none. */
  incident: text({ enum: partnerIncidents }),
  incidentNote: text('incident_note').notNull().default(''),
  /** When staff had dealt with it. */
  incidentResolvedAt: moment('incident_resolved_at'),
  /** How often sending began: from the second time on, the partner is asked first. */
  tries: integer().notNull().default(0),
  /** Until then somebody is sending it, or cancelling it at the partner. */
  claimedUntil: moment('claimed_until'),
  sendError: text('send_error').notNull().default(''),
  cancelRequestedAt: moment('cancel_requested_at'),
  partnerId: text('partner_id').notNull().default(''),
  currencyCode: text('currency_code'),
  goodsMinor: minor('goods_minor'),
  shippingMinor: minor('shipping_minor'),
  taxMinor: minor('tax_minor'),
  totalMinor: minor('total_minor'),
  /** Units of the currency for one rupee. */
  usdRate: doublePrecision('usd_rate'),
  carrier: text().notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  trackingUrl: text('tracking_url').notNull().default(''),
  /** Those of its parcels that have arrived, by the partner's ids. */
  deliveredShipments: text('delivered_shipments').array().notNull().default([]),
  /** When the partner was last asked how far it is, or is about to be. */
  checkedAt: moment('checked_at'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(0),
})

export const partnerOrderLines = pgTable('partner_order_lines', {
  lineId: uuid('line_id').primaryKey(),
  partnerOrderId: uuid('partner_order_id').notNull(),
  printVariantId: integer('print_variant_id'),
  /** As they were sent. */
  files: jsonb().$type<BoundPrint[]>().notNull().default([]),
  /** As they were sent; null if it was not. */
  units: integer(),
})

export const partnerOrderEvents = pgTable('partner_order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  partnerOrderId: uuid('partner_order_id').notNull(),
  at: moment('at').notNull(),
  state: text({ enum: partnerOrderStates }).notNull(),
  text: text().notNull(),
  actor: text().notNull(),
  note: text().notNull().default(''),
})

/** What the partner told the shop, by the hash of its words: the same words count once. */
export const printWebhookEvents = pgTable('print_webhook_events', {
  bodySha256: text('body_sha256').primaryKey(),
  partnerOrderId: uuid('partner_order_id').notNull(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull(),
})
