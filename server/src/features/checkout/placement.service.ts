import { createHash } from 'node:crypto'
import { limits } from '@first-fashion/contract/limits'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { choicesOf } from '@first-fashion/contract/orders/sums'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import { readOrderAddress } from '../addresses/index.ts'
import { takeOutOfCart } from '../cart/index.ts'
import {
  detailsChanged,
  holdStock,
  productStockChanged,
  type StockLeft,
  takeStock,
  useReservations,
} from '../catalog/index.ts'
import { type AdjustmentSources, adjustmentSources } from '../order-sums/index.ts'
import { insertOrder, orderStates } from '../orders/index.ts'
import type { PaymentMethods, Payments } from '../payments/index.ts'
import { bindPlacedLines } from '../sellables/index.ts'
import { claimKey, findKey } from './checkout.queries.ts'
import {
  closeEarlierAttempts,
  type DuplicateCheckoutDeps,
  isCartChanged,
  joinEarlierAttempts,
  withCartFigures,
} from './duplicate-checkout.service.ts'
import {
  alertIfUnusual,
  isVerifiedCustomer,
  type LimitedOrder,
  refuseBeyondLimits,
  withinLimits,
} from './limited-order.ts'
import { adjustableLines, type PricedLine, refuseWithoutAccess } from './order-pricing.ts'
import { lineRow, type NewOrder, orderRow, placedEvent, stockOf } from './order-rows.ts'
import { refuseShort } from './order-shortage.ts'
import type { QuotesDeps } from './quotes.service.ts'
import { type OrderRequest, repricedOrder } from './repriced-order.ts'
import { applyAdjustments, refusedMethod } from './sums/order-offers.ts'
import { sumRowsOf } from './sums/order-sum-rows.ts'

/** Who orders, and the IP address of the request. */
export interface Buyer {
  readonly customerId: string
  readonly address: string
}

export interface PlacementDeps extends QuotesDeps, DuplicateCheckoutDeps {
  readonly payments: Payments
  readonly methods: PaymentMethods
}

/** An order to place: who orders, how it is paid, and the key that a repeat of the request has too. */
interface Asked {
  readonly buyer: Buyer
  readonly method: OrderPaymentMethod
  readonly request: OrderRequest
  readonly key: string | undefined
}

/**
 * Places an order and takes its stock, in one transaction; returns its ID. With a key, a repeat returns the same order.
 * Refuses with 'order.address-invalid', 'order.method-unavailable', 'order.item-unavailable', 'order.quote-changed' and
 * 'order.cart-changed' (with the right figures), 'order.key-reused', 'order.not-covered' or 'order.nothing-to-pay'
 * for the wrong payment method; and beyond the owner's limits with 'order.line-too-large', 'order.too-large',
 * 'order.cash-too-high', 'order.too-many-open', 'order.too-many-held' and 'order.confirm-email-first'.
 */
export async function placeOrder(deps: PlacementDeps, asked: Asked): Promise<string> {
  const { buyer, method, request, key } = asked
  const { customerId } = buyer
  const claim = key === undefined ? undefined : { key, hash: hashOf(method, request) }
  const network = subscriberOf(buyer.address)
  try {
    return await placeAgreed(deps, { customerId, network, method, request, key, claim })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The items may have changed or sold out since: a repeat still returns its order.
    const before = claim && (await orderOfKey(deps.database.db, customerId, claim))
    if (before !== undefined) return before
    throw isCartChanged(error) ? await withCartFigures(deps, customerId, request, error) : error
  }
}

const hashOf = (method: OrderPaymentMethod, request: OrderRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, request]))
    .digest()

interface Attempt {
  readonly customerId: string
  readonly network: string
  readonly method: OrderPaymentMethod
  readonly request: OrderRequest
  readonly key: string | undefined
  readonly claim: Claim | undefined
}

/** When several orders compete for the same balance or cart, the later ones start over. */
async function placeAgreed(deps: PlacementDeps, attempt: Attempt): Promise<string> {
  const { customerId, network, method, request } = attempt
  const { zoneId: _zone, ...typed } = request.address
  const checked = readOrderAddress(typed)
  const address = { ...checked, location: request.location ?? null }
  if (method !== 'no-payment-due') deps.methods.require(method, address.countryCode)
  if (isPaidOnline(method)) deps.payments.requireProvider(method)
  const refusal = refusedMethod(adjustmentSources(deps), choicesOf(request), method)
  if (refusal !== undefined) throw refusal
  const isFromCart = request.cartVersion !== undefined
  for (let tries = 1; ; tries++) {
    const stillOpen = await closeEarlierAttempts(deps, deps.database.db, attempt)
    const [agreed, isVerified] = await Promise.all([
      repricedOrder(deps, customerId, method, request),
      isVerifiedCustomer(deps.database.db, customerId),
    ])
    if ((agreed.priced.due === 0) !== (method === 'no-payment-due')) throw otherWay(method)
    const limited = withinLimits(deps, isVerified, method, agreed.priced)
    const quoteId = request.quoteId ?? null
    const placedBy = { customerId, network, isUnconfirmed: !isVerified }
    const order = { ...placedBy, method, address, ...agreed, quoteId, isFromCart }
    try {
      return await placeWithFreshNumber(deps, order, { ...attempt, limited, stillOpen })
    } catch (error) {
      if (!mayStartOver(adjustmentSources(deps), error) || tries === 3) throw error
    }
  }
}

const mayStartOver = ({ tenders }: AdjustmentSources, error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'order.in-progress-elsewhere' ||
    tenders.some(({ changedCode }) => changedCode === error.code))

async function orderOfKey(db: Db, customerId: string, { key, hash }: Claim): Promise<string | undefined> {
  const row = await findKey(db, customerId, key)
  if (row === undefined) return undefined
  if (!row.requestHash.equals(hash))
    throw new AppError('refused', 'order.key-reused', 'This key was used for another order')
  if (row.orderId === null)
    throw new AppError('conflict', 'order.in-progress', 'This order is already being placed')
  return row.orderId
}

interface Claim {
  readonly key: string
  readonly hash: Buffer
}

/** An attempt, with earlier ones for the same cart that could not be closed. */
type OpenAttempt = Attempt & { readonly stillOpen: readonly string[]; readonly limited: LimitedOrder }

/** An order's number is part of its ID; in the rare case of a collision another ID is drawn. */
async function placeWithFreshNumber(
  deps: PlacementDeps,
  order: NewOrder,
  attempt: OpenAttempt,
): Promise<string> {
  for (let tries = 1; ; tries++) {
    const id = deps.newId()
    try {
      return await deps.database.transaction((tx) => placeInTransaction(deps, tx, id, order, attempt))
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
  { claim, limited, stillOpen, ...attempt }: OpenAttempt,
): Promise<string> {
  const { clock, payments } = deps
  const { customerId, method, priced, currency, choices } = order
  if (claim !== undefined) {
    const row = { customerId, key: claim.key, requestHash: claim.hash, orderId: id, createdAt: clock.now() }
    if (!(await claimKey(tx, row))) {
      const before = await orderOfKey(tx, customerId, claim)
      if (before !== undefined) return before
    }
  }
  if (!(await joinEarlierAttempts(tx, attempt, id, stillOpen))) throw placedElsewhere()
  const lines = priced.lines.map((line) => ({ ...line, lineId: deps.newId() }))
  const stock = stockOf(lines)
  const placedRow = orderRow(id, order, clock.now())
  const { accountsAtAddress, holdUntil } = await refuseBeyondLimits(deps, tx, placedRow, {
    limited,
    stock,
    replaced: stillOpen,
  })
  const row = { ...placedRow, holdUntil }
  await refuseWithoutAccess(deps, tx, customerId, lines)
  await useReservations(tx, customerId, stock)
  const left = await (isPaidOnline(method) ? holdStock(tx, stock) : takeStock(tx, stock))
  await refuseShort(deps, tx, customerId, { stock, left, lines })
  await writeOrder(deps, tx, { row, order, lines, stock })
  await alertIfUnusual(deps, tx, id, { ...limited, accountsAtAddress })
  const input = { customerId, choices, lines: adjustableLines(priced.lines), currency }
  await applyAdjustments(adjustmentSources(deps), tx, id, { ...input, sums: priced })
  if (isPaidOnline(method)) await payments.begin(tx, row, method)
  else await placedAtOnce(deps, tx, row, order)
  await lowStockChanged(deps, tx, priced.lines, left)
  return id
}

interface OrderToWrite {
  readonly row: ReturnType<typeof orderRow> & { readonly holdUntil: Date | null }
  readonly order: NewOrder
  readonly lines: readonly (PricedLine & { readonly lineId: string })[]
  readonly stock: ReturnType<typeof stockOf>
}

/** The order with its lines, and what the kinds of things bind to them. */
async function writeOrder(
  deps: PlacementDeps,
  tx: Db,
  { row, order, lines, stock }: OrderToWrite,
): Promise<void> {
  await insertOrder(tx, {
    order: row,
    lines: lines.map((line, position) => lineRow(row.id, position, line)),
    ...sumRowsOf(row.id, lines, order, deps.newId),
    stock,
    event: placedEvent(row),
  })
  await bindPlacedLines(
    deps,
    tx,
    lines.map(({ lineId, productId, sellable: { name, revision } }) => ({
      ...{ lineId, productId, name, revision },
    })),
  )
}

/** Cash orders and those with no payment due await no payment: the cart is cleared and the shopper is notified. */
async function placedAtOnce(
  deps: PlacementDeps,
  tx: Db,
  row: OrderToWrite['row'],
  { customerId, method, priced }: NewOrder,
): Promise<void> {
  await orderStates.accept(deps, tx, row)
  if (method === 'no-payment-due') await deps.payments.settlePrepaid(tx, row.id)
  else if (row.checkoutId !== null) await deps.payments.endOtherAttempts(tx, row.id)
  await takeOutOfCart(tx, customerId, priced.lines)
}

/** Pages show low stock, and lists that a product is sold out. */
async function lowStockChanged(
  deps: PlacementDeps,
  tx: Db,
  lines: readonly PricedLine[],
  left: readonly StockLeft[],
): Promise<void> {
  const few = left.filter((sku) => sku.left < limits.fewLeftBelow)
  const productsOf = (skus: readonly StockLeft[]) =>
    lines
      .filter(({ sellable }) => skus.some(({ variantId }) => variantId === sellable.variantId))
      .map(({ productId }) => productId)
  await detailsChanged(deps, tx, productsOf(few))
  await productStockChanged(deps, tx, productsOf(few.filter((sku) => sku.left === 0)))
}

const placedElsewhere = () =>
  new AppError('conflict', 'order.in-progress-elsewhere', 'You are already ordering this cart in another tab')

const otherWay = (method: OrderPaymentMethod) =>
  method === 'no-payment-due'
    ? new AppError(
        'refused',
        'order.not-covered',
        'There is still an amount due. Please choose a payment method.',
      )
    : new AppError('refused', 'order.nothing-to-pay', 'There is nothing left to pay for this order.')
