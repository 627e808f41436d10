import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { Currency } from '@first-fashion/contract/currency/calls'
import { limits } from '@first-fashion/contract/limits'
import {
  chargedMinorUnits,
  formatCharged,
  type LkrCents,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Currencies, RatedCurrency } from '../currency/index.ts'
import { type PromoAsk, type PromoCodes, type PromoTerms, shownPromoCode } from '../promo-codes/index.ts'
import { type Place, type PromisedDelivery, type Shipping, shownDelivery } from '../shipping/index.ts'
import type { StoreCredit } from '../store-credit/index.ts'
import { insertQuote } from './checkout.queries.ts'
import { goodsOf } from './delivery.ts'
import { calculatedLines, priceBreakdownOf, rateOf } from './order-price-breakdown.ts'
import {
  type DeliveryCost,
  leavesTooLittle,
  noCredit,
  type OrderedItem,
  type PricedOrder,
  pricedLines,
  promoLines,
  tooLittleLeft,
  totalled,
} from './order-pricing.ts'

export interface Quotes {
  /** Prices items now and fixes the figures for 30 minutes. Refuses with 'order.item-unavailable'. */
  make(customerId: string, request: QuoteRequest): Promise<Quote>
}

export interface QuoteRequest {
  readonly items: readonly OrderedItem[]
  readonly currencyCode: string
  readonly place: Place
  readonly wantsExpress: boolean
  /** As typed; a refused code is answered with the reason and gives no discount. */
  readonly promoCode?: string | undefined
  readonly useStoreCredit: boolean
}

export interface QuotesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly currencies: Currencies
  readonly shipping: Shipping
  readonly promoCodes: PromoCodes
  readonly storeCredit: StoreCredit
}

export function createQuotes(deps: QuotesDeps): Quotes {
  return {
    make: async (customerId, { items, currencyCode, place, wantsExpress, promoCode, useStoreCredit }) => {
      const { db } = deps.database
      const currency = await deps.currencies.orDefault(currencyCode)
      const lines = await pricedLines(db, items)
      const [promised, { promo, refusal }, available] = await Promise.all([
        deps.shipping.deliver({ place, goods: goodsOf(lines), wantsExpress }),
        validatedCode(deps.promoCodes, db, promoCode, { customerId, lines: promoLines(lines), currency }),
        deps.storeCredit.balanceOf(db, customerId),
      ])
      const withCode = (code: PromoTerms | undefined) =>
        totalled(lines, promised.delivery, code, useStoreCredit ? available : noCredit)
      const discounted = withCode(promo)
      const isRefused = promo !== undefined && leavesTooLittle(discounted)
      const priced = isRefused ? withCode(undefined) : discounted
      const promoCodeRefusal = isRefused ? tooLittleLeft(discounted, currency).message : refusal
      const { countryCode } = place
      const figures = { priced, currency, promised, available, promoCodeRefusal }
      return saveQuote(deps, db, { customerId, countryCode, ...figures })
    },
  }
}

/** The terms of the entered code, or why it is refused. */
async function validatedCode(
  promoCodes: PromoCodes,
  db: Db,
  code: string | undefined,
  ask: Omit<PromoAsk, 'code'>,
): Promise<{ promo?: PromoTerms; refusal: string | null }> {
  if (code === undefined) return { refusal: null }
  try {
    return {
      promo: await promoCodes.validated(db, { ...ask, code }),
      refusal: null,
    }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message }
    throw error
  }
}

/** The figures of a quote. */
interface Figures {
  readonly customerId: string
  readonly countryCode: string
  readonly priced: PricedOrder
  readonly currency: RatedCurrency
  readonly promised: PromisedDelivery
  /** The customer's store credit. */
  readonly available: LkrCents
  readonly promoCodeRefusal?: string | null
}

/** Stores the figures as a new quote. */
export async function saveQuote(
  { clock, newId }: Pick<QuotesDeps, 'clock' | 'newId'>,
  db: Db,
  { customerId, countryCode, priced, currency, promised, available, promoCodeRefusal = null }: Figures,
): Promise<Quote> {
  const createdAt = clock.now()
  const expiresAt = after(createdAt, limits.quoteLifetimeMs)
  const quote = {
    ...quoteOf(newId(), priced, currency, expiresAt),
    storeCredit: { available: rupeesFromCents(available), used: rupeesFromCents(priced.storeCredit) },
    due: rupeesFromCents(priced.due),
    delivery: shownDelivery(promised.delivery),
    promoCodeRefusal,
  }
  await insertQuote(db, {
    id: quote.quoteId,
    customerId,
    countryCode: countryCode.toUpperCase(),
    currencyCode: currency.code,
    exchangeRate: currency.exchangeRate,
    totalCents: priced.total,
    figures: quote,
    delivery: promised,
    priceBreakdown: priceBreakdownOf(
      calculatedLines(priced.lines),
      priced.promo,
      promised.delivery,
      rateOf(currency, { agreedAt: createdAt, heldUntil: expiresAt }),
    ),
    createdAt,
    expiresAt,
  })
  return quote
}

function quoteOf(
  quoteId: string,
  priced: PricedOrder,
  currency: Currency,
  validUntil: Date,
): Omit<Quote, 'promoCodeRefusal' | 'storeCredit' | 'due'> {
  const { code, symbol, exchangeRate } = currency
  const charged = chargedMinorUnits(priced.due, { code, symbol, exchangeRate })
  return {
    quoteId,
    lines: priced.lines.map((line) => ({
      productId: line.productId,
      name: line.sku.product.name,
      image: line.sku.image,
      color: line.sku.color,
      size: line.size,
      variantIndex: line.variantIndex,
      quantity: line.quantity,
      price: rupeesFromCents(line.unitPrice),
      lineTotal: rupeesFromCents(multiplyCents(line.unitPrice, line.quantity)),
    })),
    subtotal: rupeesFromCents(priced.subtotal),
    shipping: rupeesFromCents(priced.shipping),
    discount: rupeesFromCents(priced.discount),
    promoCode: priced.promo === undefined ? null : shownPromoCode(priced.promo),
    total: rupeesFromCents(priced.total),
    currency: { code, symbol, exchangeRate },
    chargedMinorUnits: charged,
    chargedText: formatCharged(charged, code),
    validUntil: validUntil.getTime(),
  }
}

/** Applies a quote's promised prices to newly priced lines. */
export function atQuotedPrices(
  quote: Quote,
  priced: PricedOrder,
  delivery: DeliveryCost,
  credit: LkrCents,
): PricedOrder | undefined {
  const key = (line: OrderedItem) =>
    JSON.stringify([line.productId, line.variantIndex, line.size, line.quantity])
  const promised = new Map(quote.lines.map((line) => [key(line), line.price]))
  if (promised.size !== priced.lines.length) return undefined
  const lines = priced.lines.map((line) => ({ line, price: promised.get(key(line)) }))
  if (lines.some(({ price }) => price === undefined)) return undefined
  const quoted = lines.map(({ line, price }) => ({
    ...line,
    unitPrice: lkrCents(Math.round((price ?? 0) * 100)),
  }))
  return totalled(quoted, delivery, priced.promo, credit)
}
