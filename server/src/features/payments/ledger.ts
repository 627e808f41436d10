import { lkrCentsOf } from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { dueOf, type OrderRow } from '../orders/index.ts'
import { ledgerPostings, ledgerTransactions } from './payments.table.ts'

type Account = typeof ledgerPostings.$inferInsert.account
type Kind = typeof ledgerTransactions.$inferInsert.kind
type Money = Pick<
  OrderRow,
  | 'id'
  | 'subtotalCents'
  | 'shippingCents'
  | 'discountCents'
  | 'totalCents'
  | 'prepaidCents'
  | 'chargedMinor'
  | 'currencyCode'
  | 'currencySymbol'
  | 'exchangeRate'
>

/** A payment or refund of an order at a partner, in LKR cents. */
interface Moved {
  readonly orderId: string
  readonly cents: number
  /** What really moved, at the rate of the order; `cents` if it is left out. The difference is rounding. */
  readonly convertedCents?: number
  readonly provider: PaymentProviderName
  /** Makes the entry idempotent. */
  readonly reference: string
  readonly note?: string
}

/** An entry of its own: debits positive, credits negative, in LKR cents. */
interface OwnEntry {
  readonly kind: Kind
  readonly orderId: string | null
  /** Makes the entry idempotent. */
  readonly reference: string
  readonly postings: readonly (readonly [Account, number])[]
}

const partnerAccountOf = (method: Exclude<OrderPaymentMethod, 'no-payment-due'>): Account =>
  method === 'cod' ? 'cash-on-delivery' : `${method}-clearing`

const incomeKinds = { cod: 'collection', 'no-payment-due': 'prepaid' } as const
const incomeKindOf = (method: OrderPaymentMethod): Kind =>
  method === 'cod' || method === 'no-payment-due' ? incomeKinds[method] : 'charge'

/** What a charge in another currency is worth in LKR cents, at the rate of its order. */
export const convertedCentsOf = (
  minor: number,
  order: Pick<OrderRow, 'currencyCode' | 'currencySymbol' | 'exchangeRate'>,
): number =>
  lkrCentsOf(minor, {
    code: order.currencyCode,
    symbol: order.currencySymbol,
    exchangeRate: order.exchangeRate,
  })

/** What is due was paid; what the rounded rows of another currency differ from it is rounding. */
function paidPostings(order: Money, account: Account): readonly (readonly [Account, number])[] {
  const paid = convertedCentsOf(order.chargedMinor, order)
  return [
    [account, paid],
    ['currency-rounding', dueOf(order) - paid],
  ]
}

function movedPostings(
  { cents, convertedCents = cents, provider }: Moved,
  sign: 1 | -1,
): readonly (readonly [Account, number])[] {
  return [
    ['refunds', -sign * cents],
    [partnerAccountOf(provider), sign * convertedCents],
    ['currency-rounding', sign * (cents - convertedCents)],
  ]
}

/**
 * Records an order's income: from a partner, collected on delivery, or fully prepaid. Partial payments are booked as
 * sales with it. `reference` makes it idempotent.
 */
export const recordOrderIncome = (
  shop: Shop,
  tx: Db,
  order: Money,
  by: OrderPaymentMethod,
  reference: string,
): Promise<void> =>
  write(shop, tx, { kind: incomeKindOf(by), orderId: order.id, reference }, [
    ...(by === 'no-payment-due' ? [] : paidPostings(order, partnerAccountOf(by))),
    ['order-deposits', order.prepaidCents],
    ['sales', -order.subtotalCents],
    ['shipping-income', -order.shippingCents],
    ['discounts', order.discountCents],
  ])

/** Records what a feature moves by itself, for example a tender what it pays. */
export const recordLedgerEntry = (shop: Shop, tx: Db, { postings, ...entry }: OwnEntry): Promise<void> =>
  write(shop, tx, entry, postings)

/** Records a payment without an order: it is owed back. */
export const recordUnusedIncome = (shop: Shop, tx: Db, moved: Moved): Promise<void> =>
  write(shop, tx, entryOf('charge', moved), movedPostings(moved, 1))

/** Records a full or partial refund; the note says if it was made outside the shop. */
export const recordRefund = (shop: Shop, tx: Db, moved: Moved): Promise<void> =>
  write(shop, tx, entryOf('refund', moved), movedPostings(moved, -1))

/** Records that a refund bounced: the money is at the partner again. */
export const recordFailedRefund = (shop: Shop, tx: Db, moved: Moved): Promise<void> =>
  write(shop, tx, entryOf('refund-failed', moved), movedPostings(moved, 1))

interface Entry {
  readonly kind: Kind
  readonly orderId: string | null
  readonly reference: string
  readonly note?: string
}

function entryOf(kind: Kind, moved: Moved): Entry {
  const { cents: _cents, convertedCents: _converted, provider: _provider, ...entry } = moved
  return { kind, ...entry }
}

/** Debits positive, credits negative: each transaction sums to zero and is never changed. */
async function write(
  { clock, newId }: Shop,
  tx: Db,
  entry: Entry,
  postings: readonly (readonly [Account, number])[],
): Promise<void> {
  const id = newId()
  const inserted = await tx
    .insert(ledgerTransactions)
    .values({ id, at: clock.now(), ...entry })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  const moved = postings.filter(([, amountCents]) => amountCents !== 0)
  if (inserted.length === 0 || moved.length === 0) return
  await tx
    .insert(ledgerPostings)
    .values(moved.map(([account, amountCents]) => ({ transactionId: id, account, amountCents })))
}
