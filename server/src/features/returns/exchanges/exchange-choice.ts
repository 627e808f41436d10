import { lkrCents } from '@first-fashion/contract/money/money'
import { withTax } from '@first-fashion/contract/taxes/tax-sums'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import type { StockKey } from '../../catalog/index.ts'
import type { FullOrder } from '../../orders/index.ts'
import type { Sellable } from '../../sellables/index.ts'
import { findSellables } from '../../sellables/index.ts'
import { taxedPrice, taxRateOf, untaxedPrice } from '../../taxes/index.ts'
import { exchangeUnavailable } from '../return-refusals.ts'
import { differenceOf } from './exchange.rules.ts'

/** What is requested for some units of a line. */
export interface RequestedExchange {
  readonly lineId: string
  readonly quantity: number
  /** What was paid for these units. */
  readonly paidCents: number
  /** Another product, as calls name it; without it the same one. Only staff choose another. */
  readonly productId?: string | undefined
  readonly variantIndex: number
  readonly size: string
  /** What the line holds already: these units are its own. */
  readonly held?: StockKey | undefined
}

/** What is sent instead, as it is agreed. */
export interface ExchangeChoice {
  readonly itemId: string
  readonly isOther: boolean
  readonly name: string
  readonly variantIndex: number
  readonly size: string
  readonly color: string
  readonly priceCents: number
  readonly differenceCents: number
}

/** What an exchange comes to, line by line. Refuses what cannot be had with 'returns.exchange-unavailable'. */
export async function exchangeChoices(
  shop: Shop,
  db: Db,
  { order, lines }: FullOrder,
  requested: readonly RequestedExchange[],
): Promise<ExchangeChoice[]> {
  const pairs = requested.flatMap((want) => {
    const bought = lines.find(({ id }) => id === want.lineId)
    if (bought === undefined) return []
    const { itemId, variantIndex, size } = bought
    const today = { productId: itemId, variantIndex, size }
    const key = {
      productId: want.productId ?? itemId,
      variantIndex: want.variantIndex,
      size: want.size,
    }
    return [{ want, bought, today, key }]
  })
  const sellableOf = await findSellables(
    shop,
    db,
    pairs.flatMap(({ today, key }) => [today, key]),
  )
  return pairs.map(({ want, bought, today, key }) => {
    const before = key.productId === bought.itemId ? bought : undefined
    const taxed = (sellable: Sellable | undefined) => sellable && withItsTax(shop, sellable, order, before)
    return choiceOf({ want, bought, key }, taxed(sellableOf(key)), taxed(sellableOf(today)))
  })
}

/**
 * The same at the price that is paid for it where the order goes. What was bought at a price without tax is not cheaper
 * because its tax is: it costs at least as much as it would with the tax of then.
 */
function withItsTax(
  shop: Shop,
  sellable: Sellable,
  { countryCode, taxMode }: FullOrder['order'],
  bought: Pick<FullOrder['lines'][number], 'taxName' | 'taxRate'> | undefined,
): Sellable {
  const tax = taxRateOf(shop, countryCode, sellable.taxClass)
  const now = taxedPrice(shop, sellable.unitPrice, tax)
  const isSame = taxMode === 'added' && bought !== undefined
  if (!isSame || bought.taxRate === null) return { ...sellable, unitPrice: now }
  const then = { name: bought.taxName, rate: bought.taxRate }
  const asThen = withTax(untaxedPrice(shop, sellable.unitPrice, tax), then)
  return { ...sellable, unitPrice: lkrCents(Math.max(asThen, now)) }
}

interface Pair {
  readonly want: RequestedExchange
  readonly bought: FullOrder['lines'][number]
  readonly key: { readonly productId: string; readonly variantIndex: number; readonly size: string }
}

function choiceOf(
  { want, bought, key }: Pair,
  sellable: Sellable | undefined,
  today: Sellable | undefined,
): ExchangeChoice {
  const isOther = key.productId !== bought.itemId
  const name = isOther ? (sellable?.name ?? 'This product') : bought.name
  if (sellable === undefined || !canReplace(sellable, isOther) || !isEnough(sellable, want))
    throw exchangeUnavailable({
      lineId: want.lineId,
      name,
      color: sellable?.color ?? '',
      size: key.size,
    })
  const todayCents = isOther ? null : (today?.unitPrice ?? 0) * want.quantity
  const newCents = sellable.unitPrice * want.quantity
  return {
    itemId: key.productId,
    isOther,
    name,
    variantIndex: key.variantIndex,
    size: key.size,
    color: sellable.color,
    priceCents: sellable.unitPrice,
    differenceCents: differenceOf({ paidCents: want.paidCents, todayCents, newCents }),
  }
}

/** Whoever bought a product early may have another size of it; no other product that is not open for everyone. */
export const canReplace = ({ withheld }: Sellable, isOther: boolean): boolean =>
  withheld === null || (withheld === 'early-access' && !isOther)

const isEnough = ({ available, variantId }: Sellable, { quantity, size, held }: RequestedExchange): boolean =>
  available >= quantity || (held !== undefined && held.variantId === variantId && held.size === size)
