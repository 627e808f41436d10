import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Currency } from '@first-fashion/contract/currency/calls'
import { centsFromRupees, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import type { Currencies } from '../currency/index.ts'
import type { PromoCodes } from '../promo-codes/index.ts'
import type { Shipping } from '../shipping/index.ts'
import { livingQuote } from './checkout.queries.ts'
import { sentTo } from './delivery.ts'
import { type PricedOrder, pricedLines, promoLines, totalled } from './order-pricing.ts'
import { atQuotedPrices, keepQuote } from './quotes.service.ts'

export type OrderRequest = ParsedBody<Calls['order.place']>

export interface AgreementDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly currencies: Currencies
  readonly shipping: Shipping
  readonly promoCodes: PromoCodes
}

/** The figures that both sides agree on; when they differ the right ones are sent back to be agreed to. Koko takes rupees. */
export async function agreedOrder(
  deps: AgreementDeps,
  customerId: string,
  method: PaymentMethod,
  request: OrderRequest,
) {
  const { database, currencies, clock, shipping } = deps
  const code = method === 'koko' ? 'LKR' : request.currency.code
  const [lines, currency, quoted] = await Promise.all([
    pricedLines(database.db, request.items),
    currencies.find(code),
    request.quoteId !== undefined && isUuid(request.quoteId)
      ? livingQuote(database.db, customerId, request.quoteId, clock.now())
      : undefined,
  ])
  if (currency === undefined)
    throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
  const sent = await sentTo(shipping, request, lines, quoted?.delivery)
  const promo =
    request.promoCode === undefined
      ? undefined
      : await deps.promoCodes.judged(database.db, {
          customerId,
          code: request.promoCode,
          lines: promoLines(lines),
        })
  const now = totalled(lines, sent.delivery, promo)
  const promised = quoted === undefined ? undefined : atQuotedPrices(quoted.quote, now, sent.delivery)
  const isPromised = quoted !== undefined && promised !== undefined && quoted.quote.currency.code === code
  const priced = isPromised ? promised : now
  const frozen: Currency = isPromised ? { ...currency, ...quoted.quote.currency } : currency
  if (!agrees(request, priced) || code !== request.currency.code) {
    const { country } = request.address
    const quote = await keepQuote(deps, database.db, customerId, country, priced, frozen, sent)
    const message = `The total has changed to Rs. ${rupeesFromCents(priced.total).toFixed(2)}. Please check it and place the order again.`
    throw new AppError('conflict', 'order.quote-changed', message, { quote })
  }
  return { priced, currency: frozen, isPromised, delivery: sent.delivery }
}

/** Whether the figures that the shopper saw are those of the order; what was not shown cannot differ. */
const agrees = (request: OrderRequest, { total, shipping, discount }: PricedOrder): boolean =>
  centsFromRupees(request.amount) === total &&
  (request.shippingCost === undefined || centsFromRupees(request.shippingCost) === shipping) &&
  (request.discount === undefined || centsFromRupees(request.discount) === discount)
