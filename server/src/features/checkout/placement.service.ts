import { createHash } from 'node:crypto'
import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Currency } from '@first-fashion/contract/currency/calls'
import { limits } from '@first-fashion/contract/limits'
import { centsFromRupees, chargedMinorUnits, rupeesFromCents } from '@first-fashion/contract/money/money'
import { orderNumber, type PaymentMethod } from '@first-fashion/contract/orders/status'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { takeOutOfCart } from '../cart/index.ts'
import { type Catalog, holdStock, lockStock, type StockMove, takeStock } from '../catalog/index.ts'
import type { Countries } from '../countries/index.ts'
import type { Currencies } from '../currency/index.ts'
import { insertEvent, insertHolds, insertOrder } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import { claimKey, findKey, keyMadeOrder, livingQuote } from './checkout.queries.ts'
import { checkedAddress } from './checkout.rules.ts'
import { type PricedLine, type PricedOrder, pricedLines, totalled, unavailable } from './order-pricing.ts'
import { atQuotedPrices, keepQuote } from './quotes.service.ts'

export type OrderRequest = ParsedBody<Calls['order.place']>

export interface Placement {
  /**
   * Places an order and takes its stock, in one transaction. With a key, a repeat answers the same order.
   * Refuses with 'order.address-invalid', 'order.method-unavailable', 'order.item-unavailable',
   * 'order.quote-changed' (with the right figures) and 'order.key-reused'.
   */
  place(
    customerId: string,
    method: PaymentMethod,
    request: OrderRequest,
    key: string | undefined,
  ): Promise<string>
}

export interface PlacementDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly jobs: Jobs
  readonly catalog: Catalog
  readonly countries: Countries
  readonly currencies: Currencies
  readonly payments: Payments
  readonly deliveryRupees: number
}

export function createPlacement(deps: PlacementDeps): Placement {
  return {
    place: async (customerId, method, request, key) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([method, request]))
        .digest()
      const before = key === undefined ? undefined : await orderOfKey(deps.database.db, customerId, key, hash)
      if (before !== undefined) return before
      const address = checkedAddress(request.address, method, deps.countries)
      const agreed = await agreedOrder(deps, customerId, request)
      const order = { customerId, method, address, ...agreed, quoteId: request.quoteId ?? null }
      const placed = await placeWithFreshNumber(deps, order, key === undefined ? undefined : { key, hash })
      deps.catalog.stockMoved(agreed.priced.lines.map((line) => line.productId))
      if (placed.soldOut.length > 0) await deps.catalog.productsChanged(placed.soldOut)
      return placed.orderId
    },
  }
}

async function orderOfKey(
  db: Db,
  customerId: string,
  key: string,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await findKey(db, customerId, key)
  if (row === undefined) return undefined
  if (!row.requestHash.equals(hash))
    throw new AppError('refused', 'order.key-reused', 'This key was used for another order')
  if (row.orderId === null)
    throw new AppError('conflict', 'order.in-progress', 'This order is being placed already')
  return row.orderId
}

/** The figures that both sides agree on; when they differ the right ones are sent back to be agreed to. */
async function agreedOrder(deps: PlacementDeps, customerId: string, request: OrderRequest) {
  const { database, currencies, clock, deliveryRupees } = deps
  const now = totalled(await pricedLines(database.db, request.items), deliveryRupees)
  const quoted =
    request.quoteId !== undefined && isUuid(request.quoteId)
      ? await livingQuote(database.db, customerId, request.quoteId, clock.now())
      : undefined
  const promised = quoted === undefined ? undefined : atQuotedPrices(quoted.quote, now, deliveryRupees)
  const isPromised =
    quoted !== undefined && promised !== undefined && quoted.quote.currency.code === request.currency.code
  const priced = isPromised ? promised : now
  const currency = await currencies.find(request.currency.code)
  if (currency === undefined)
    throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
  const frozen: Currency = isPromised ? { ...currency, ...quoted.quote.currency } : currency
  if (centsFromRupees(request.amount) !== priced.total) {
    const quote = await keepQuote(deps, database.db, customerId, request.address.country, priced, frozen)
    const message = `The total has changed to Rs. ${rupeesFromCents(priced.total).toFixed(2)}. Please check it and place the order again.`
    throw new AppError('conflict', 'order.quote-changed', message, { quote })
  }
  return { priced, currency: frozen, isPromised }
}

interface NewOrder {
  readonly customerId: string
  readonly method: PaymentMethod
  readonly address: ReturnType<typeof checkedAddress>
  readonly priced: PricedOrder
  readonly currency: Currency
  readonly isPromised: boolean
  readonly quoteId: string | null
}
interface Key {
  readonly key: string
  readonly hash: Buffer
}

interface Placed {
  readonly orderId: string
  /** Products of which a size ran out with this order. */
  readonly soldOut: readonly string[]
}

/** An order's number is part of its id; in the rare case that it is taken, another id is drawn. */
async function placeWithFreshNumber(
  deps: PlacementDeps,
  order: NewOrder,
  key: Key | undefined,
): Promise<Placed> {
  for (let tries = 1; ; tries++) {
    const id = deps.newId()
    try {
      return await deps.database.transaction((tx) => placeInTransaction(deps, tx, id, order, key))
    } catch (error) {
      if (tries === 5 || !isViolation(error, 'unique', 'orders_number_key')) throw error
    }
  }
}

async function placeInTransaction(
  deps: PlacementDeps,
  tx: Db,
  id: string,
  order: NewOrder,
  key: Key | undefined,
): Promise<Placed> {
  const { clock, jobs, payments } = deps
  const { customerId, method, priced } = order
  if (key !== undefined) {
    const row = { customerId, key: key.key, requestHash: key.hash, createdAt: clock.now() }
    if (!(await claimKey(tx, row))) {
      const before = await orderOfKey(tx, customerId, key.key, key.hash)
      if (before !== undefined) return { orderId: before, soldOut: [] }
    }
  }
  const moves = movesOf(priced.lines)
  await refuseShort(tx, moves, priced.lines)
  const row = orderRow(id, order, clock.now())
  await insertOrder(
    tx,
    row,
    priced.lines.map((line, position) => lineRow(id, position, line)),
  )
  const out = await (method === 'cod' ? takeStock(tx, moves) : holdStock(tx, moves))
  await insertHolds(tx, id, moves, row.holdUntil)
  await insertEvent(tx, {
    orderId: id,
    at: row.placedAt,
    kind: 'placed',
    text: 'Order Placed',
    actorKind: 'customer',
    actorId: customerId,
    actor: `${row.firstName} ${row.lastName}`,
  })
  if (key !== undefined) await keyMadeOrder(tx, customerId, key.key, id)
  if (method === 'stripe') await payments.begin(tx, row)
  else {
    await takeOutOfCart(tx, customerId, priced.lines)
    await jobs.enqueue(tx, 'order-placed', { orderId: id })
  }
  const soldOut = priced.lines.filter(
    (line) => line.piece.variantId !== null && out.includes(line.piece.variantId),
  )
  return { orderId: id, soldOut: soldOut.map((line) => line.productId) }
}

/** The counted pieces of an order; made-to-order pieces and products without colours are not counted. */
function movesOf(lines: readonly PricedLine[]): StockMove[] {
  return lines.flatMap(({ piece, size, quantity }) =>
    piece.variantId === null ? [] : [{ variantId: piece.variantId, size, quantity }],
  )
}

async function refuseShort(tx: Db, moves: readonly StockMove[], lines: readonly PricedLine[]): Promise<void> {
  const [short] = await lockStock(tx, moves)
  if (short === undefined) return
  const line = lines.find((one) => one.piece.variantId === short.variantId && one.size === short.size)
  throw unavailable(line?.piece.product.name ?? 'A product in your cart', 'sold-out', 0)
}

function orderRow(
  id: string,
  { customerId, method, address, priced, currency, isPromised, quoteId }: NewOrder,
  now: Date,
) {
  return {
    id,
    number: orderNumber(id),
    customerId,
    placedAt: now,
    fulfilment: 'placed' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: method,
    subtotalCents: priced.subtotal,
    shippingCents: priced.shipping,
    discountCents: priced.discount,
    totalCents: priced.total,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    chargedMinor: chargedMinorUnits(priced.total, currency),
    quoteId: isPromised ? quoteId : null,
    ...address,
    holdUntil: method === 'stripe' ? after(now, limits.stockHoldLifetimeMs) : null,
  }
}

function lineRow(
  orderId: string,
  position: number,
  { productId, variantIndex, size, quantity, unitPrice, piece }: PricedLine,
) {
  return {
    orderId,
    position,
    productId,
    variantIndex,
    size,
    quantity,
    unitPriceCents: unitPrice,
    slug: piece.product.slug,
    name: piece.product.name,
    image: piece.image,
    color: piece.color,
    colorCode: piece.colorCode,
    madeToOrder: piece.product.madeToOrder,
  }
}
