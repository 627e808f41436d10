import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { Currency } from '@first-fashion/contract/currency/calls'
import { limits } from '@first-fashion/contract/limits'
import { formatCharged, multiplyCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { type Choices, quoteFieldsOf } from '@first-fashion/contract/orders/sums'
import { type TaxSum, toOrderTaxes } from '@first-fashion/contract/taxes/tax-sums'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { currencyOrDefault, type RatedCurrency } from '../currency/index.ts'
import { adjustmentSources } from '../order-sums/index.ts'
import { type Place, type PromisedDelivery, priceDelivery, toQuotedDelivery } from '../shipping/index.ts'
import { taxModeNow } from '../taxes/index.ts'
import { insertQuote } from './checkout.queries.ts'
import {
  adjustableLines,
  calculatedLines,
  chargedFor,
  goodsOf,
  type OrderedItem,
  type PricedOrder,
  priceBreakdownOf,
  pricedLines,
  rateOf,
  taxesOf,
  totalled,
} from './order-pricing.ts'
import { allowedAdjustments, balancesOf, chargeable, type SumRefusal } from './sums/order-offers.ts'
import type { OfferedTender, OrderAdjustment, OrderSums } from './sums/order-sums.rules.ts'

interface QuoteRequest {
  readonly items: readonly OrderedItem[]
  readonly currencyCode: string
  readonly place: Place
  readonly wantsExpress: boolean
  /** A refused choice is answered with the reason and takes nothing off. */
  readonly choices: Choices
}

/** Prices items now and fixes the figures for 30 minutes. Refuses with 'order.item-unavailable'. */
export async function makeQuote(
  shop: Shop,
  customerId: string,
  { items, currencyCode, place, wantsExpress, choices }: QuoteRequest,
): Promise<Quote> {
  const { db } = shop.database
  const sources = adjustmentSources(shop)
  const currency = currencyOrDefault(shop, currencyCode)
  const lines = await pricedLines(shop, db, { customerId, countryCode: place.countryCode }, items)
  const input = { customerId, choices, lines: adjustableLines(lines), currency }
  const [promised, allowed, balances] = await Promise.all([
    priceDelivery(shop, { place, goods: goodsOf(lines), wantsExpress }),
    allowedAdjustments(sources, db, input),
    balancesOf(sources, db, customerId),
  ])
  const tenders = balances.filter(({ tender }) => choices[tender.name] !== undefined)
  const { priced, refusals } = chargeable(
    (adjustments) => totalled(lines, promised.delivery, { adjustments, tenders }),
    allowed.offers,
    currency,
  )
  const { countryCode } = place
  const figures = { priced, currency, promised, balances, refusals: [...allowed.refusals, ...refusals] }
  return saveQuote(shop, db, { customerId, countryCode, ...figures })
}

/** The figures of a quote. */
interface Figures {
  readonly customerId: string
  readonly countryCode: string
  readonly priced: PricedOrder
  readonly currency: RatedCurrency
  readonly promised: PromisedDelivery
  /** The tenders, with what the customer has of them. */
  readonly balances: readonly OfferedTender[]
  readonly refusals?: readonly SumRefusal[]
}

/** Stores the figures as a new quote. */
export async function saveQuote(
  shop: Shop,
  db: Db,
  { customerId, countryCode, priced, currency, promised, balances, refusals = [] }: Figures,
): Promise<Quote> {
  const createdAt = shop.clock.now()
  const expiresAt = after(createdAt, limits.quoteLifetimeMs)
  const quote = {
    ...quoteOf(shop.newId(), priced, currency, expiresAt),
    ...quotedSums(priced, balances, refusals),
    ...quotedTaxes(taxesOf(priced)),
    delivery: toQuotedDelivery(promised.delivery),
  }
  await insertQuote(db, {
    id: quote.quoteId,
    customerId,
    countryCode: countryCode.toUpperCase(),
    currencyCode: currency.code,
    exchangeRate: currency.exchangeRate,
    totalCents: priced.total,
    taxMode: taxModeNow(shop),
    figures: quote,
    delivery: promised,
    priceBreakdown: priceBreakdownOf(
      calculatedLines(priced.lines),
      promised.delivery,
      rateOf(currency, { agreedAt: createdAt, heldUntil: expiresAt }),
    ),
    createdAt,
    expiresAt,
  })
  return quote
}

function quoteOf(quoteId: string, priced: PricedOrder, currency: Currency, validUntil: Date) {
  const { code, symbol, exchangeRate } = currency
  const charged = chargedFor(priced, currency)
  return {
    quoteId,
    lines: priced.lines.map((line) => ({
      productId: line.productId,
      name: line.sellable.name,
      image: line.sellable.image,
      options: [...line.sellable.options],
      color: line.sellable.color,
      size: line.size,
      variantIndex: line.variantIndex,
      quantity: line.quantity,
      price: rupeesFromCents(line.unitPrice),
      lineTotal: rupeesFromCents(multiplyCents(line.unitPrice, line.quantity)),
      ...(line.sellable.isFinalSale ? { finalSale: true } : {}),
      ...(line.sellable.revision === undefined ? {} : { revision: line.sellable.revision }),
    })),
    currency: { code, symbol, exchangeRate },
    chargedMinorUnits: charged,
    chargedText: formatCharged(charged, code),
    validUntil: validUntil.getTime(),
  }
}

/** The sums of a quote in rupees: its lists, and the fields that are derived from them. */
function quotedSums(priced: OrderSums, balances: readonly OfferedTender[], listed: readonly SumRefusal[]) {
  const adjustments = priced.adjustments.map(quotedAdjustment)
  const tenders = balances.map(({ tender: { name: source, kind, label }, available }) => {
    const used = priced.tenders.find((one) => one.source === source)
    return {
      source,
      kind,
      label,
      amount: used === undefined ? 0 : rupeesFromCents(used.cents),
      available: rupeesFromCents(available),
    }
  })
  const refusals = [...listed]
  return {
    subtotal: rupeesFromCents(priced.subtotal),
    shipping: rupeesFromCents(priced.shipping),
    total: rupeesFromCents(priced.total),
    due: rupeesFromCents(priced.due),
    adjustments,
    tenders,
    refusals,
    ...quoteFieldsOf(adjustments, tenders, refusals),
  }
}

const quotedTaxes = (sums: readonly TaxSum[]) => (sums.length === 0 ? {} : { taxes: toOrderTaxes(sums) })

const quotedAdjustment = ({ cents, shares, facts, ...adjustment }: OrderAdjustment) => ({
  ...adjustment,
  amount: rupeesFromCents(cents),
  lines: shares.flatMap((share, line) => (share === 0 ? [] : [{ line, amount: rupeesFromCents(share) }])),
  facts: [...facts],
})
