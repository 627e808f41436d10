import { createHash } from 'node:crypto'
import { limits } from '@first-fashion/contract/limits'
import { type OrderPaymentMethod, orderNumber } from '@first-fashion/contract/orders/status'
import { choicesOf } from '@first-fashion/contract/orders/sums'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import type { Shop } from '../../shop.ts'
import { readOrderAddress } from '../addresses/index.ts'
import { takeOutOfCart } from '../cart/index.ts'
import {
  detailsChanged,
  holdStock,
  productStockChanged,
  quantitiesChanged,
  type StockLeft,
  takeStock,
  useReservations,
} from '../catalog/index.ts'
import { type AdjustmentSources, adjustmentSources } from '../order-sums/index.ts'
import { insertOrder, orderStates } from '../orders/index.ts'
import {
  beginPayment,
  endOtherAttempts,
  requireMethod,
  requireProvider,
  settlePrepaid,
} from '../payments/index.ts'
import { bindPlacedLines } from '../sellables/index.ts'
import { claimKey, findKey } from './checkout.queries.ts'
import {
  closeEarlierAttempts,
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
import { adjustableLines, type PricedLine, refuseShort, refuseWithoutAccess } from './order-pricing.ts'
import { lineRow, type NewOrder, orderRow, placedEvent, stockOf, sumRowsOf } from './order-rows.ts'
import { type OrderRequest, repricedOrder } from './repriced-order.ts'
import { applyAdjustments, refusedMethod } from './sums/order-offers.ts'

/** An order to place. */
interface OrderInput {
  readonly customerId: string
  /** The IP address of the request. */
  readonly ipAddress: string
  readonly method: OrderPaymentMethod
  readonly request: OrderRequest
  /** The same when a request is repeated. */
  readonly key: string | undefined
}

/**
 * Places an order and takes its stock, in one transaction; returns its ID. With a key, a repeat returns the same order.
 * Refuses with 'order.address-invalid', 'order.method-unavailable', 'order.item-unavailable', 'order.quote-changed' and
 * 'order.cart-changed' (with the right figures), 'order.key-reused', 'order.not-covered' or 'order.nothing-to-pay'
 * for the wrong payment method; and beyond the owner's limits with 'order.line-too-large', 'order.too-large',
 * 'order.cash-too-high', 'order.too-many-open', 'order.too-many-held' and 'order.confirm-email-first'.
 */
export async function placeOrder(shop: Shop, input: OrderInput): Promise<string> {
  try {
    return await agreeAndPlace(shop, input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The items may have changed or sold out since: a repeat still returns its order.
    const before = await orderOfKey(shop.database.db, input)
    if (before !== undefined) return before
    throw isCartChanged(error) ? await withCartFigures(shop, input.customerId, input.request, error) : error
  }
}

/** When several orders compete for the same balance or cart, the later ones start over. */
async function agreeAndPlace(shop: Shop, input: OrderInput): Promise<string> {
  const { customerId, ipAddress, method, request } = input
  const address = checkedAddress(request)
  refuseMethod(shop, input, address.countryCode)
  for (let tries = 1; ; tries++) {
    const stillOpen = await closeEarlierAttempts(shop, input)
    const [agreed, isVerified] = await Promise.all([
      repricedOrder(shop, customerId, method, request),
      isVerifiedCustomer(shop.database.db, customerId),
    ])
    if ((agreed.priced.due === 0) !== (method === 'no-payment-due')) throw otherWay(method)
    const limited = withinLimits(shop, isVerified, method, agreed.priced)
    const order = {
      ...{ customerId, network: subscriberOf(ipAddress), isUnconfirmed: !isVerified, method, address },
      ...agreed,
      quoteId: request.quoteId ?? null,
      isFromCart: request.cartVersion !== undefined,
    }
    try {
      return await placeWithFreshNumber(shop, { input, order, limited, stillOpen })
    } catch (error) {
      if (!mayStartOver(adjustmentSources(shop), error) || tries === 3) throw error
    }
  }
}

function checkedAddress({ address, location }: OrderRequest) {
  const { zoneId: _zone, ...typed } = address
  return { ...readOrderAddress(typed), location: location ?? null }
}

function refuseMethod(shop: Shop, { method, request }: OrderInput, countryCode: string): void {
  if (method !== 'no-payment-due') requireMethod(shop, method, countryCode)
  if (isPaidOnline(method)) requireProvider(shop, method)
  const refusal = refusedMethod(adjustmentSources(shop), choicesOf(request), method)
  if (refusal !== undefined) throw refusal
}

const mayStartOver = ({ tenders }: AdjustmentSources, error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'order.in-progress-elsewhere' ||
    tenders.some(({ changedCode }) => changedCode === error.code))

/** An order that both sides agree on, with earlier ones for the same cart that could not be closed. */
interface Placement {
  readonly input: OrderInput
  readonly order: NewOrder
  readonly limited: LimitedOrder
  readonly stillOpen: readonly string[]
}

/** An order's number is part of its ID; in the rare case of a collision another ID is drawn. */
async function placeWithFreshNumber(shop: Shop, placement: Placement): Promise<string> {
  for (let tries = 1; ; tries++) {
    const id = shop.newId()
    try {
      return await shop.database.transaction((tx) => placeInTransaction(shop, tx, id, placement))
    } catch (error) {
      if (tries === 5 || !isViolation(error, 'unique', 'orders_number_key')) throw error
    }
  }
}

async function placeInTransaction(
  shop: Shop,
  tx: Db,
  id: string,
  { input, order, limited, stillOpen }: Placement,
): Promise<string> {
  const { customerId, method, priced, currency, choices } = order
  const before = await claimOrder(shop, tx, id, input)
  if (before !== undefined) return before
  await joinEarlierAttempts(tx, input, id, stillOpen)
  const lines = priced.lines.map((line) => ({ ...line, lineId: shop.newId() }))
  const stock = stockOf(lines)
  const number = orderNumber(id, shop.store().orderPrefix)
  const placed = orderRow({ id, number }, order, shop.clock.now())
  const { accountsAtAddress, holdUntil } = await refuseBeyondLimits(shop, tx, placed, {
    limited,
    stock,
    replaced: stillOpen,
  })
  const row = { ...placed, holdUntil }
  await refuseWithoutAccess(shop, tx, customerId, lines)
  await useReservations(tx, customerId, stock)
  const left = await (isPaidOnline(method) ? holdStock(tx, stock) : takeStock(tx, stock))
  await refuseShort(shop, tx, customerId, { stock, left, lines })
  await writeOrder(shop, tx, { row, order, lines, stock })
  await alertIfUnusual(shop, tx, id, { ...limited, accountsAtAddress })
  const priceInput = { customerId, choices, lines: adjustableLines(priced.lines), currency }
  await applyAdjustments(adjustmentSources(shop), tx, id, { ...priceInput, sums: priced })
  if (isPaidOnline(method)) await beginPayment(shop, tx, row, method)
  else await settleAtOnce(shop, tx, row, order)
  await shownStockChanged(shop, tx, priced.lines, left)
  return id
}

/** Claims the key of a request for its order; returns the order that has it already. */
async function claimOrder(
  { clock }: Shop,
  tx: Db,
  orderId: string,
  input: OrderInput,
): Promise<string | undefined> {
  const { customerId, key } = input
  if (key === undefined) return undefined
  const row = { customerId, key, requestHash: hashOf(input), orderId, createdAt: clock.now() }
  return (await claimKey(tx, row)) ? undefined : orderOfKey(tx, input)
}

/** The order of an earlier request with this key. Refuses with 'order.key-reused' and 'order.in-progress'. */
async function orderOfKey(db: Db, input: OrderInput): Promise<string | undefined> {
  if (input.key === undefined) return undefined
  const row = await findKey(db, input.customerId, input.key)
  if (row === undefined) return undefined
  if (!row.requestHash.equals(hashOf(input)))
    throw new AppError('refused', 'order.key-reused', 'This key was used for another order')
  if (row.orderId === null)
    throw new AppError('conflict', 'order.in-progress', 'This order is already being placed')
  return row.orderId
}

const hashOf = ({ method, request }: OrderInput): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, request]))
    .digest()

interface OrderToWrite {
  readonly row: ReturnType<typeof orderRow> & { readonly holdUntil: Date | null }
  readonly order: NewOrder
  readonly lines: readonly (PricedLine & { readonly lineId: string })[]
  readonly stock: ReturnType<typeof stockOf>
}

/** The order with its lines, and what the kinds of things bind to them. */
async function writeOrder(shop: Shop, tx: Db, { row, order, lines, stock }: OrderToWrite): Promise<void> {
  await insertOrder(tx, {
    order: row,
    lines: lines.map((line, position) => lineRow(row.id, position, line)),
    ...sumRowsOf(row.id, lines, order, shop.newId),
    stock,
    event: placedEvent(row),
  })
  await bindPlacedLines(
    shop,
    tx,
    lines.map(({ lineId, productId, sellable: { name, revision } }) => ({
      ...{ lineId, productId, name, revision },
    })),
  )
}

/** Cash orders and those with no payment due await no payment: the cart is cleared and the shopper is notified. */
async function settleAtOnce(
  shop: Shop,
  tx: Db,
  row: OrderToWrite['row'],
  { customerId, method, priced }: NewOrder,
): Promise<void> {
  await orderStates.accept(shop, tx, row)
  if (method === 'no-payment-due') await settlePrepaid(shop, tx, row.id)
  else if (row.checkoutId !== null) await endOtherAttempts(shop, tx, row.id)
  await takeOutOfCart(tx, customerId, priced.lines)
}

/** Details show what is left, pages that it is little, and lists that it is nothing. */
async function shownStockChanged(
  shop: Shop,
  tx: Db,
  lines: readonly PricedLine[],
  left: readonly StockLeft[],
): Promise<void> {
  const [few, many] = [left.filter(isFew), left.filter((sku) => !isFew(sku))]
  const productsOf = (skus: readonly StockLeft[]) =>
    lines
      .filter(({ sellable }) => skus.some(({ variantId }) => variantId === sellable.variantId))
      .map(({ productId }) => productId)
  await quantitiesChanged(shop, tx, productsOf(many))
  await detailsChanged(shop, tx, productsOf(few))
  await productStockChanged(shop, tx, productsOf(few.filter((sku) => sku.left === 0)))
}

const isFew = ({ left }: StockLeft): boolean => left < limits.fewLeftBelow

const otherWay = (method: OrderPaymentMethod) =>
  method === 'no-payment-due'
    ? new AppError(
        'refused',
        'order.not-covered',
        'There is still an amount due. Please choose a payment method.',
      )
    : new AppError('refused', 'order.nothing-to-pay', 'There is nothing left to pay for this order.')
