import type { Calls, ParsedBody } from '@first-fashion/contract'
import {
  centsFromRupees,
  formatPrice,
  type LkrCents,
  lkr,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import type { Currencies, RatedCurrency } from '../currency/index.ts'
import type { PromoCodes } from '../promo-codes/index.ts'
import type { Shipping } from '../shipping/index.ts'
import type { StoreCredit } from '../store-credit/index.ts'
import { activeQuote } from './checkout.queries.ts'
import { sentTo } from './delivery.ts'
import { calculatedLines, priceBreakdownOf, rateOf } from './order-price-breakdown.ts'
import {
  leavesTooLittle,
  noCredit,
  type PricedOrder,
  pricedLines,
  promoLines,
  tooLittleLeft,
  totalled,
} from './order-pricing.ts'
import { atQuotedPrices, saveQuote } from './quotes.service.ts'

export type OrderRequest = ParsedBody<Calls['order.place']>

export interface AgreementDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly currencies: Currencies
  readonly shipping: Shipping
  readonly promoCodes: PromoCodes
  readonly storeCredit: StoreCredit
}

/**
 * Compares the figures of both sides; if they differ, the refusal contains the right ones. Koko and the courier accept
 * rupees only.
 */
export async function agreedOrder(
  deps: AgreementDeps,
  customerId: string,
  method: OrderPaymentMethod,
  request: OrderRequest,
) {
  const { database, currencies, clock, shipping, storeCredit } = deps
  const code = method === 'koko' || method === 'cod' ? lkr.code : request.currency.code
  const [lines, currency, quoted, credit] = await Promise.all([
    pricedLines(database.db, request.items),
    currencies.find(code),
    request.quoteId !== undefined && isUuid(request.quoteId)
      ? activeQuote(database.db, customerId, request.quoteId, clock.now())
      : undefined,
    request.useStoreCredit ? storeCredit.balanceOf(database.db, customerId) : noCredit,
  ])
  if (currency === undefined)
    throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
  const sent = await sentTo(shipping, request, lines, quoted?.delivery)
  const promo =
    request.promoCode === undefined
      ? undefined
      : await deps.promoCodes.validated(database.db, {
          customerId,
          code: request.promoCode,
          lines: promoLines(lines),
          currency,
        })
  const now = totalled(lines, sent.delivery, promo, credit)
  if (promo !== undefined && leavesTooLittle(now)) throw tooLittleLeft(now, currency)
  const promised = quoted === undefined ? undefined : atQuotedPrices(quoted.quote, now, sent.delivery, credit)
  const isPromised = quoted !== undefined && promised !== undefined && quoted.quote.currency.code === code
  const priced = isPromised ? promised : now
  const frozen: RatedCurrency = isPromised ? { ...currency, ...quoted.quote.currency } : currency
  const isRateSeen = (request.currency.exchangeRate ?? frozen.exchangeRate) === frozen.exchangeRate
  if (!agrees(request, priced) || !isRateSeen || code !== request.currency.code) {
    const available = request.useStoreCredit ? credit : await storeCredit.balanceOf(database.db, customerId)
    const figures = { priced, currency: frozen, promised: sent, available }
    const { country: countryCode } = request.address
    const quote = await saveQuote(deps, database.db, { customerId, countryCode, ...figures })
    throw new AppError('conflict', 'order.quote-changed', changedWords(request, priced, frozen), { quote })
  }
  const rate =
    (isPromised ? quoted.priceBreakdown?.rate : undefined) ??
    rateOf(currency, { agreedAt: clock.now(), heldUntil: null })
  const priceBreakdown = priceBreakdownOf(calculatedLines(priced.lines), priced.promo, sent.delivery, rate)
  return { priced, currency: frozen, isPromised, delivery: sent.delivery, priceBreakdown }
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

/** Whether the figures that the shopper saw match the order; figures that were not shown are ignored. */
const agrees = (request: OrderRequest, { total, shipping, discount, storeCredit }: PricedOrder): boolean =>
  centsFromRupees(request.amount) === total &&
  (request.storeCredit === undefined || centsFromRupees(request.storeCredit) === storeCredit) &&
  (request.shippingCost === undefined || centsFromRupees(request.shippingCost) === shipping) &&
  (request.discount === undefined || centsFromRupees(request.discount) === discount)
