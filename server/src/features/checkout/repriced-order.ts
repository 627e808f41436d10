import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import {
  centsFromRupees,
  formatPrice,
  type LkrCents,
  lkr,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { choicesOf, seenTenders } from '@first-fashion/contract/orders/sums'
import type { TaxMode } from '@first-fashion/contract/taxes/taxes'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { findActiveCurrency, type RatedCurrency } from '../currency/index.ts'
import { adjustmentSources } from '../order-sums/index.ts'
import { notDelivered, type PromisedDelivery, priceDelivery } from '../shipping/index.ts'
import { taxModeNow } from '../taxes/index.ts'
import { activeQuote } from './checkout.queries.ts'
import {
  adjustableLines,
  calculatedLines,
  goodsOf,
  type OrderedItem,
  type PricedLine,
  type PricedOrder,
  priceBreakdownOf,
  pricedLines,
  rateOf,
  taxesOf,
  totalled,
} from './order-pricing.ts'
import { saveQuote } from './quotes.service.ts'
import {
  balancesOf,
  chosenTenders,
  offeredAdjustments,
  type PricingInput,
  tooLittleLeft,
} from './sums/order-offers.ts'
import { type DeliveryCost, isBelowMinimumCharge, type Offers } from './sums/order-sums.rules.ts'

export type OrderRequest = ParsedBody<Calls['order.place']>

/**
 * Compares the figures of both sides; if they differ, the refusal contains the right ones. Koko and the courier accept
 * rupees only.
 */
export async function repricedOrder(
  shop: Shop,
  customerId: string,
  method: OrderPaymentMethod,
  request: OrderRequest,
) {
  const choices = choicesOf(request)
  const code = method === 'koko' || method === 'cod' ? lkr.code : request.currency.code
  const { quoted, now, offers, sent, currency } = await pricedNow(
    shop,
    { customerId, choices },
    code,
    request,
  )
  const taxMode = taxModeNow(shop)
  const atQuoted = quoted && atQuotedPrices(quoted.quote, now, sent.delivery, offers)
  const promised =
    quoted && atQuoted && isTaxedAlike(quoted, atQuoted, request, taxMode) ? atQuoted : undefined
  const isPromised = quoted !== undefined && promised !== undefined && quoted.quote.currency.code === code
  const priced = isPromised ? promised : now
  const frozen: RatedCurrency = isPromised ? { ...currency, ...quoted.quote.currency } : currency
  const isRateSeen = (request.currency.exchangeRate ?? frozen.exchangeRate) === frozen.exchangeRate
  if (!agrees(request, priced) || !isRateSeen || code !== request.currency.code)
    throw await quoteChanged(shop, customerId, request, { priced, currency: frozen, promised: sent })
  const rate = isPromised
    ? quoted.priceBreakdown.rate
    : rateOf(currency, { agreedAt: shop.clock.now(), heldUntil: null })
  const priceBreakdown = priceBreakdownOf(calculatedLines(priced.lines), sent.delivery, rate)
  return {
    ...{ priced, choices, currency: frozen, isPromised, taxMode, priceBreakdown },
    delivery: sent.delivery,
  }
}

/** The order at the prices of now, and its quote while that is valid. */
async function pricedNow(
  shop: Shop,
  { customerId, choices }: Pick<PricingInput, 'customerId' | 'choices'>,
  code: string,
  request: OrderRequest,
) {
  const { clock } = shop
  const sources = adjustmentSources(shop)
  const { db } = shop.database
  const currency = findActiveCurrency(shop, code)
  const [lines, quoted, tenders] = await Promise.all([
    pricedLines(shop, db, { customerId, countryCode: request.address.country }, request.items),
    request.quoteId !== undefined && isUuid(request.quoteId)
      ? activeQuote(db, customerId, request.quoteId, clock.now())
      : undefined,
    chosenTenders(sources, db, { customerId, choices }),
  ])
  if (currency === undefined)
    throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
  const sent = await sentTo(shop, request, lines, quoted?.delivery)
  const input = { customerId, choices, lines: adjustableLines(lines), currency }
  const offers = { adjustments: await offeredAdjustments(sources, db, input), tenders }
  const now = totalled(lines, sent.delivery, offers)
  const last = offers.adjustments.at(-1)
  if (last !== undefined && isBelowMinimumCharge(now)) throw tooLittleLeft(now, last, currency)
  return { quoted, now, offers, sent, currency }
}

/** Whether the figures that the shopper saw match the order; figures that were not shown are ignored. */
const agrees = (request: OrderRequest, { total, shipping, discount, tenders }: PricedOrder): boolean =>
  centsFromRupees(request.amount) === total &&
  seenTenders(request).every(
    ({ source, amount }) =>
      centsFromRupees(amount) === (tenders.find((one) => one.source === source)?.cents ?? 0),
  ) &&
  (request.shippingCost === undefined || centsFromRupees(request.shippingCost) === shipping) &&
  (request.discount === undefined || centsFromRupees(request.discount) === discount)

interface RightFigures {
  readonly priced: PricedOrder
  readonly currency: RatedCurrency
  readonly promised: PromisedDelivery
}

/** The refusal with the right figures, which become a quote. */
async function quoteChanged(
  shop: Shop,
  customerId: string,
  request: OrderRequest,
  figures: RightFigures,
): Promise<AppError> {
  const { db } = shop.database
  const balances = await balancesOf(adjustmentSources(shop), db, customerId)
  const { country: countryCode } = request.address
  const quote = await saveQuote(shop, db, { customerId, countryCode, ...figures, balances })
  const message = changedWords(request, figures.priced, figures.currency)
  return new AppError('conflict', 'order.quote-changed', message, { quote })
}

function changedWords(
  { amount }: OrderRequest,
  { total, due }: PricedOrder,
  currency: RatedCurrency,
): string {
  const shown = (cents: LkrCents) => formatPrice(rupeesFromCents(cents), currency)
  const again = 'Please check it and place the order again.'
  return centsFromRupees(amount) === total
    ? `The amount due has changed to ${shown(due)}. ${again}`
    : `The total has changed to ${shown(total)}. ${again}`
}

/** Whether a quote has the taxes of now, for where the order goes: its prices hold for no others. */
function isTaxedAlike(
  { quote: { taxes = [] }, taxMode, countryCode }: NonNullable<Awaited<ReturnType<typeof activeQuote>>>,
  priced: PricedOrder,
  { address }: OrderRequest,
  now: TaxMode,
): boolean {
  if (taxMode !== now) return false
  if (now === 'added' && countryCode !== address.country.toUpperCase()) return false
  const rates = taxesOf(priced).map(({ name, rate }) => `${name} ${rate / 100}`)
  return taxes.map(({ name, percent }) => `${name} ${percent}`).join() === rates.join()
}

/** Applies a quote's promised prices to newly priced lines; undefined if something else is ordered. */
function atQuotedPrices(
  quote: Quote,
  priced: PricedOrder,
  delivery: DeliveryCost,
  offers: Offers,
): PricedOrder | undefined {
  const key = (line: OrderedItem, revision: string | undefined) =>
    JSON.stringify([line.productId, line.variantIndex, line.size, line.quantity, revision])
  const promised = new Map(quote.lines.map((line) => [key(line, line.revision), line.price]))
  if (promised.size !== priced.lines.length) return undefined
  const lines = priced.lines.map((line) => ({
    line,
    price: promised.get(key(line, line.sellable.revision)),
  }))
  if (lines.some(({ price }) => price === undefined)) return undefined
  const quoted = lines.map(({ line, price }) => ({
    ...line,
    unitPrice: lkrCents(Math.round((price ?? 0) * 100)),
  }))
  return totalled(quoted, delivery, offers)
}

/** How an order is delivered, as promised if there is a promise. Refuses with 'shipping.unavailable'. */
async function sentTo(
  shop: Shop,
  { address, expressShipping }: Pick<ParsedBody<Calls['order.place']>, 'address' | 'expressShipping'>,
  lines: readonly PricedLine[],
  promised: PromisedDelivery | null | undefined,
): Promise<PromisedDelivery> {
  const { country, state, city, district, area, postalCode } = address
  const place = { countryCode: country, state, city, district, area, postalCode }
  const sent = await priceDelivery(shop, {
    place,
    goods: goodsOf(lines),
    wantsExpress: expressShipping,
    promised,
  })
  if (!sent.delivery.isAvailable) throw notDelivered()
  return sent
}
