import type { AppliedRate } from '@first-fashion/contract/taxes/tax-sums'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { holdStock, productStockChanged, releaseStock } from '../../catalog/index.ts'
import type { FullOrder } from '../../orders/index.ts'
import type { Sellable } from '../../sellables/index.ts'
import { findSellables } from '../../sellables/index.ts'
import { taxRateOf } from '../../taxes/index.ts'
import { canReplace } from '../exchanges/exchange-choice.ts'
import { exchangeUnavailable } from '../return-refusals.ts'
import { changeLine, type FullRequest, type ReturnLineRow } from '../returns.queries.ts'
import { productsOf } from './receiving.ts'

type Bought = FullOrder['lines'][number]

/** A line that is exchanged: what was bought, and what is wanted for it. */
export interface ExchangedLine {
  readonly returned: ReturnLineRow
  readonly bought: Bought
  readonly exchangeFor: Sellable | undefined
  /** The tax within its price: what is the same is taxed as it was. */
  readonly tax: AppliedRate | undefined
}

export async function exchangedLines(
  shop: Shop,
  tx: Db,
  { lines }: FullRequest,
  full: FullOrder,
): Promise<ExchangedLine[]> {
  const pairs = lines.flatMap((returned) => {
    const bought = full.lines.find(({ id }) => id === returned.lineId)
    return bought === undefined ? [] : [{ returned, bought }]
  })
  const keyOf = ({ returned, bought }: (typeof pairs)[number]) => ({
    productId: returned.exchangeItem ?? bought.itemId,
    variantIndex: returned.variantIndex ?? 0,
    size: returned.size ?? '',
  })
  const sellableOf = await findSellables(shop, tx, pairs.map(keyOf))
  return pairs.map((pair) => {
    const exchangeFor = sellableOf(keyOf(pair))
    const { taxName: name, taxRate: rate } = pair.bought
    const before = rate === null ? undefined : { name, rate }
    const isOther = pair.returned.exchangeItem !== null
    const tax = isOther ? taxRateOf(shop, full.order.countryCode, exchangeFor?.taxClass) : before
    return { ...pair, exchangeFor, tax }
  })
}

/**
 * Holds what is wanted in exchange, from the request until it is settled, rejected or opened again. What a line holds
 * already stays held. Refuses what is gone with 'returns.exchange-unavailable'.
 */
export async function holdExchange(shop: Shop, tx: Db, request: FullRequest, full: FullOrder): Promise<void> {
  if (request.kind === 'refund') return
  const lines = await exchangedLines(shop, tx, request, full)
  const counted = lines.flatMap(countedUnits)
  if (counted.length === 0) return
  const held = await holdStock(tx, counted)
  for (const { line, variantId, size } of counted) {
    if (!held.some((sku) => sku.variantId === variantId && sku.size === size)) throw goneOf(line)
    await changeLine(tx, line.returned, { heldVariantId: variantId })
  }
  await productStockChanged(shop, tx, sentProducts(full, request))
}

/** The units of a line that are still to be held: none if their stock is not counted. */
function countedUnits(line: ExchangedLine) {
  const { returned, exchangeFor } = line
  const { heldVariantId, quantity } = returned
  if (heldVariantId !== null) return []
  const isOther = returned.exchangeItem !== null
  if (exchangeFor === undefined || !canReplace(exchangeFor, isOther)) throw goneOf(line)
  if (exchangeFor.available < quantity) throw goneOf(line)
  const { variantId } = exchangeFor
  return variantId === null ? [] : [{ line, variantId, size: returned.size ?? '', quantity }]
}

const goneOf = ({ returned: { lineId, exchangeName, color, size }, bought }: ExchangedLine) =>
  exchangeUnavailable({ lineId, name: exchangeName ?? bought.name, color: color ?? '', size: size ?? '' })

/** The products that are sent instead. */
function sentProducts(full: FullOrder, { lines }: FullRequest): string[] {
  const others = lines.flatMap(({ exchangeItem }) => exchangeItem ?? [])
  return [
    ...productsOf(
      full,
      lines.filter(({ exchangeItem }) => exchangeItem === null),
    ),
    ...others,
  ]
}

/** What a request holds. */
export const heldBy = ({ lines }: FullRequest) =>
  lines.flatMap(({ heldVariantId, size, quantity }) =>
    heldVariantId === null ? [] : [{ variantId: heldVariantId, size: size ?? '', quantity }],
  )

export async function endHolds(tx: Db, { lines }: FullRequest): Promise<void> {
  for (const line of lines)
    if (line.heldVariantId !== null) await changeLine(tx, line, { heldVariantId: null })
}

export async function releaseExchange(
  shop: Shop,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
): Promise<void> {
  const held = heldBy(request)
  if (held.length === 0) return
  await releaseStock(tx, held)
  await endHolds(tx, request)
  await productStockChanged(shop, tx, sentProducts(full, request))
}
