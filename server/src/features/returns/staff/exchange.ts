import type { Db } from '../../../platform/database/database.ts'
import { type Catalog, holdStock, releaseStock } from '../../catalog/index.ts'
import type { FullOrder } from '../../orders/index.ts'
import type { Sellable, Sellables } from '../../sellables/index.ts'
import { exchangeUnavailable } from '../return-refusals.ts'
import { changeLine, type FullRequest, type ReturnLineRow } from '../returns.queries.ts'
import { productsOf } from './receiving.ts'

export interface ExchangeDeps {
  readonly catalog: Pick<Catalog, 'stockChanged'>
  readonly sellables: Sellables
}

type Bought = FullOrder['lines'][number]

/** A line that is exchanged: what was bought, and what is wanted for it. */
export interface ExchangedLine {
  readonly returned: ReturnLineRow
  readonly bought: Bought
  readonly exchangeFor: Sellable | undefined
}

export async function exchangedLines(
  { sellables }: Pick<ExchangeDeps, 'sellables'>,
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
  const sellableOf = await sellables.find(tx, pairs.map(keyOf))
  return pairs.map((pair) => ({ ...pair, exchangeFor: sellableOf(keyOf(pair)) }))
}

/** Holds what is wanted in exchange until the request is settled or rejected. Refuses what is gone. */
export async function holdExchange(
  deps: ExchangeDeps,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
): Promise<object> {
  if (request.kind === 'refund') return {}
  const lines = await exchangedLines(deps, tx, request, full)
  const moves = lines.map(({ returned, bought, exchangeFor }) => {
    if (
      exchangeFor === undefined ||
      exchangeFor.withheld !== null ||
      exchangeFor.available < returned.quantity
    )
      throw exchangeUnavailable(returned.exchangeName ?? bought.name)
    return { returned, bought, variantId: exchangeFor.variantId, quantity: returned.quantity }
  })
  for (const { returned, bought, variantId, quantity } of moves) {
    if (variantId === null) continue
    const held = await holdStock(tx, [{ variantId, size: returned.size ?? '', quantity }])
    if (held.length === 0) throw exchangeUnavailable(bought.name)
    await changeLine(tx, returned, { heldVariantId: variantId })
  }
  await deps.catalog.stockChanged(tx, sentProducts(full, request))
  return {}
}

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
  { catalog }: ExchangeDeps,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
): Promise<object> {
  const held = heldBy(request)
  if (held.length === 0) return {}
  await releaseStock(tx, held)
  await endHolds(tx, request)
  await catalog.stockChanged(tx, sentProducts(full, request))
  return {}
}
