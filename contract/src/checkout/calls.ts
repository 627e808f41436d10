import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { paymentMethods } from '../orders/status.ts'
import { kokoForm, paymentStart, razorpayCheckout, razorpayOrder } from '../payments/start.ts'
import { promoCodeRefusals, typedPromoCode } from '../promo-codes/calls.ts'
import { placeFields } from '../shipping/zone.ts'
import { checkoutAddress } from './address.ts'
import { quote } from './quote.ts'

/** The ordered items. */
export const orderedItem = z.object({
  productId: z.string().max(64),
  size: z.string().max(40),
  variantIndex: z.number().int().min(0).max(10_000).default(0),
  quantity: z.number().int().min(1).max(100_000),
})

/** What the shopper chose, by the source of adjustments or the tender that it is meant for. */
const choices = z.record(z.string().max(40), z.string().max(200))

const items = z.array(orderedItem).min(1).max(limits.cartLinesMaximum)

/**
 * An item as an order sends it, with what the shopper saw [A3.40]. The server ignores those extra fields.
 */
const orderItemView = orderedItem.extend({
  name: z.string().max(200).optional(),
  price: z.number().optional(),
  image: z.string().max(500).optional(),
  color: z.string().max(80).optional(),
  colorCode: z.string().max(20).optional(),
})

/** A position with its address. */
export const orderLocation = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  formattedAddress: z.string().max(300).default(''),
  placeId: z.string().max(300).default(''),
})

/** The order payload. `amount` is the grand total in LKR rupees. The server compares it with its own total. */
export const orderPayload = z.object({
  address: checkoutAddress,
  items: z.array(orderItemView).min(1).max(limits.cartLinesMaximum),
  amount: z.number().min(0).max(1_000_000_000),
  shippingCost: z.number().min(0).max(1_000_000).optional(),
  /** The exchange rate that the shopper saw; compared if sent. */
  currency: z
    .object({ code: z.string().max(3), exchangeRate: z.number().positive().optional() })
    .default({ code: 'LKR' }),
  quoteId: z.string().max(64).optional(),
  /** The version of the cart that the order was made from. Without it the cart is not compared. */
  cartVersion: z.string().max(64).optional(),
  expressShipping: z.boolean().default(false),
  /** The detected location, if the address was filled in from it. */
  location: orderLocation.optional(),
  /** Saves the address for later. The order succeeds even if that fails. */
  saveForFutureOrders: z.boolean().default(false),
  promoCode: typedPromoCode.optional(),
  /** Discount in LKR rupees; compared like the amount, if sent. */
  discount: z.number().min(0).max(1_000_000_000).optional(),
  useStoreCredit: z.boolean().default(false),
  /** Store credit used, in LKR rupees; compared like the amount, if sent. */
  storeCredit: z.number().min(0).max(1_000_000_000).optional(),
  choices: choices.optional(),
})
export type OrderPayload = z.input<typeof orderPayload>

/** What every way of placing an order returns, apart from how to pay. */
const placed = {
  orderId: z.string(),
  /** Whether the address was saved, if requested. */
  isAddressSaved: z.boolean().optional(),
}

const placementRefusals = [
  'order.address-invalid',
  'order.method-unavailable',
  'order.quote-changed',
  'order.cart-changed',
  'order.item-unavailable',
  'order.line-too-large',
  'order.too-large',
  'order.cash-too-high',
  'order.too-many-open',
  'order.too-many-held',
  'order.confirm-email-first',
  'shipping.unavailable',
  'order.in-progress',
  'order.in-progress-elsewhere',
  'order.key-reused',
  'currency.unknown',
  'promo-code.not-for-cash',
  'promo-code.too-little-left',
  'order.nothing-to-pay',
  ...promoCodeRefusals,
]

/** The result of cancelling an unpaid order. 'awaiting': a payment may be in progress. */
export const cancelUnpaidOutcomes = ['cancelled', 'paid', 'awaiting', 'over'] as const
export type CancelUnpaidOutcome = (typeof cancelUnpaidOutcomes)[number]

export const checkoutCalls = {
  'checkout.quote': defineCall({
    method: 'POST',
    path: '/api/checkout/quote',
    access: 'customer',
    limit: 'new-promo-code-tries',
    summary: 'Calculates the total of an order before it is placed. The total is fixed for 30 minutes.',
    request: {
      body: z.object({
        items,
        countryCode: z.string().max(2).default('LK'),
        currency: z.object({ code: z.string().max(3) }).default({ code: 'LKR' }),
        /** The address as far as it is filled in; delivery is calculated for it. */
        place: z.object(placeFields).default({ city: '', state: '', district: '', area: '', postalCode: '' }),
        expressShipping: z.boolean().default(false),
        promoCode: typedPromoCode.optional(),
        useStoreCredit: z.boolean().default(false),
        choices: choices.optional(),
      }),
    },
    response: success({ quote }),
    refusals: ['order.item-unavailable'],
  }),
  'checkout.methods': defineCall({
    method: 'GET',
    path: '/api/checkout/methods/:countryCode',
    access: 'everyone',
    summary: 'Lists the payment methods offered in a country.',
    request: { params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2}$/) }) },
    response: success({ methods: z.array(z.enum(paymentMethods)) }),
    refusals: [],
  }),
  'order.place': defineCall({
    method: 'POST',
    path: '/api/order/place',
    access: 'customer',
    summary: 'Places an order paid in cash on delivery.',
    request: { body: orderPayload },
    response: success({ message: z.string(), ...placed }),
    refusals: placementRefusals,
  }),
  'order.stripe': defineCall({
    method: 'POST',
    path: '/api/order/stripe',
    access: 'customer',
    limit: 'new-promo-code-tries',
    summary: 'Places an order and opens its card payment page.',
    request: { body: orderPayload },
    response: success({ session_url: z.string(), ...placed }),
    refusals: [...placementRefusals, 'order.not-awaiting-payment', 'payments.unavailable'],
  }),
  'order.koko': defineCall({
    method: 'POST',
    path: '/api/order/koko',
    access: 'customer',
    limit: 'new-promo-code-tries',
    summary: 'Places an order and returns the form that the browser posts to Koko.',
    request: { body: orderPayload },
    response: success({ ...kokoForm.shape, ...placed }),
    refusals: [...placementRefusals, 'order.not-awaiting-payment', 'payments.unavailable'],
  }),
  'order.place-paid': defineCall({
    method: 'POST',
    path: '/api/order/place-paid',
    access: 'customer',
    limit: 'new-promo-code-tries',
    summary: 'Places an order with no payment due: store credit or a promo code pays all of it.',
    request: { body: orderPayload },
    response: success({ message: z.string(), ...placed }),
    refusals: [...placementRefusals, 'order.not-covered'],
  }),
  'order.razorpay': defineCall({
    method: 'POST',
    path: '/api/order/razorpay',
    access: 'customer',
    limit: 'new-promo-code-tries',
    summary: 'Places an order and opens its Razorpay order for the checkout script.',
    request: { body: orderPayload },
    response: success({ order: razorpayOrder, checkout: razorpayCheckout, ...placed }),
    refusals: [...placementRefusals, 'order.not-awaiting-payment', 'payments.unavailable'],
  }),
  'order.pay-again': defineCall({
    method: 'POST',
    path: '/api/order/pay-again',
    access: 'customer',
    summary: 'Returns how to pay an order that is still awaiting payment.',
    request: { body: z.object({ orderId: z.string().max(64) }) },
    response: success({
      start: paymentStart,
      /** Until when its items are held for the payment, in ms. */
      heldUntil: z.number().nullable(),
    }),
    refusals: ['order.unknown', 'order.not-awaiting-payment', 'payments.unavailable'],
  }),
  'order.cancel-unpaid': defineCall({
    method: 'POST',
    path: '/api/order/cancel-unpaid',
    access: 'customer',
    summary:
      'Cancels an unpaid order when the shopper goes back. Its stock, promo code and store credit are released.',
    request: { body: z.object({ orderId: z.string().max(64) }) },
    response: success({ outcome: z.enum(cancelUnpaidOutcomes) }),
    refusals: ['order.unknown', 'payments.unavailable'],
  }),
}
