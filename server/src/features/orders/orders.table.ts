import { orderPaymentMethods } from '@first-fashion/contract/orders/status'
import { taxModes } from '@first-fashion/contract/taxes/taxes'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  number: text().notNull(),
  /** Nobody once the account is deleted. */
  customerId: uuid('customer_id'),
  placedAt: moment('placed_at').notNull(),
  fulfilment: text({
    enum: ['placed', 'packing', 'shipped', 'out-for-delivery', 'delivered', 'cancelled'],
  }).notNull(),
  paymentState: text('payment_state', {
    enum: ['awaiting', 'paid', 'failed', 'partly-refunded', 'refunded'],
  }).notNull(),
  paymentMethod: text('payment_method', { enum: orderPaymentMethods }).notNull(),
  returnsState: text('returns_state', {
    enum: ['none', 'refund-requested', 'exchange-requested', 'refunded'],
  })
    .notNull()
    .default('none'),
  subtotalCents: cents('subtotal_cents').notNull(),
  shippingCents: cents('shipping_cents').notNull(),
  shippingZoneId: uuid('shipping_zone_id'),
  shippingZoneName: text('shipping_zone_name').notNull().default(''),
  isExpress: boolean('is_express').notNull().default(false),
  daysMin: smallint('days_min'),
  daysMax: smallint('days_max'),
  /** Before adjustments; `shippingCents` is what is left of it. */
  shippingFeeCents: cents('shipping_fee_cents').notNull(),
  /** What adjustments take off the goods. */
  discountCents: cents('discount_cents').notNull().default(0),
  totalCents: cents('total_cents').notNull(),
  /** What the prepaid tenders pay, and what went back to them. */
  prepaidCents: cents('store_credit_cents').notNull().default(0),
  prepaidBackCents: cents('store_credit_back_cents').notNull().default(0),
  currencyCode: text('currency_code').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  exchangeRate: doublePrecision('exchange_rate').notNull(),
  chargedMinor: cents('charged_minor').notNull(),
  /** What of it went back by now. */
  refundedMinor: cents('refunded_minor').notNull().default(0),
  quoteId: uuid('quote_id'),
  /** The purchase that it is an attempt at; null for one that names no cart. */
  checkoutId: uuid('checkout_id'),
  /** What the figures were calculated from; null of replacements and of seeds. */
  priceBreakdown: jsonb('price_breakdown'),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  street: text().notNull(),
  apartment: text().notNull().default(''),
  city: text().notNull(),
  state: text().notNull().default(''),
  zipcode: text().notNull().default(''),
  countryCode: text('country_code').notNull(),
  phone: text().notNull(),
  area: text().notNull().default(''),
  district: text().notNull().default(''),
  instructions: text().notNull().default(''),
  /** Where the shopper was found, if the address came from there. */
  location: jsonb().$type<{ lat: number; lng: number; formattedAddress: string; placeId: string }>(),
  holdUntil: moment('hold_until'),
  /** How long it can be returned, in days, as was set when it was delivered; null before. */
  returnDays: smallint('return_days'),
  /** When the return window of a delivered order was over. */
  completedAt: moment('completed_at'),
  /** A part of it is being made, or was made, by a partner: its shopper cannot cancel it. */
  isInProduction: boolean('in_production').notNull().default(false),
  /** A payment of it is disputed, or a dispute about it was lost. */
  isDisputed: boolean('is_disputed').notNull().default(false),
  /** Where it was placed from, while it is neither paid, delivered nor cancelled; a trigger forgets it then. */
  network: text().notNull().default(''),
  /** Its buyer had not confirmed the email address when it was placed. */
  isUnconfirmed: boolean('is_unconfirmed').notNull().default(false),
  /** How prices and taxes went together when it was placed. */
  taxMode: text('tax_mode', { enum: taxModes }).notNull().default('off'),
  /** The tax within the delivery cost, as that of the lines. */
  shippingTaxName: text('shipping_tax_name').notNull().default(''),
  shippingTaxRate: integer('shipping_tax_rate'),
  version: integer().notNull().default(0),
})

export const orderLines = pgTable('order_lines', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  position: integer().notNull(),
  kind: text().notNull(),
  /** What was bought: a product, or the id of another kind. */
  productId: uuid('product_id'),
  itemId: uuid('item_id'),
  variantIndex: integer('variant_index').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
  unitPriceCents: cents('unit_price_cents').notNull(),
  /** Its page in the store; empty if it has none. */
  path: text().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  image: text().notNull(),
  /** In words. */
  options: text().array().notNull(),
  color: text().notNull(),
  colorCode: text('color_code').notNull(),
  madeToOrder: boolean('made_to_order').notNull().default(false),
  /** As it was when it was bought: it cannot be sent back. */
  finalSale: boolean('final_sale').notNull().default(false),
  /** It was ordered before it opened for everyone. */
  earlyAccess: boolean('early_access').notNull().default(false),
  /** The tax within what is paid for it, in hundredths of a percent; null without one. */
  taxName: text('tax_name').notNull().default(''),
  taxRate: integer('tax_rate'),
})

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  kind: text().notNull(),
  text: text().notNull(),
  actorKind: text('actor_kind', { enum: ['customer', 'staff', 'shop', 'partner'] }).notNull(),
  actorId: uuid('actor_id'),
  actor: text().notNull(),
  note: text().notNull().default(''),
  /** The return request that it is about. */
  returnId: uuid('return_id'),
})

/** Where the parcel of an order can be followed. */
export const orderTracking = pgTable('order_tracking', {
  orderId: uuid('order_id').primaryKey(),
  carrier: text().notNull(),
  number: text().notNull(),
  url: text().notNull(),
  setAt: moment('set_at').notNull(),
})

export const stockHolds = pgTable('stock_holds', {
  /** The line whose units it holds. */
  lineId: uuid('line_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  variantId: uuid('variant_id').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
  state: text({ enum: ['held', 'final', 'released'] }).notNull(),
  until: moment('until'),
})

/** Units that staff cancelled before they shipped, or refunded without a return. */
export const orderLineRefunds = pgTable('order_line_refunds', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  lineId: uuid('line_id').notNull(),
  kind: text({ enum: ['cancelled', 'refunded'] }).notNull(),
  quantity: integer().notNull(),
  /** What was paid for them after discounts. */
  cents: cents('cents').notNull(),
  at: moment('at').notNull(),
  /** What the refund of these units names as its cause. */
  cause: text().notNull(),
})
