import { type LkrCents, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { LedgerAccount, LedgerKind } from '@first-fashion/contract/payments/ledger'
import type { CreditEntry, CreditEntryKind } from '@first-fashion/contract/store-credit/calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import type { EndedOrder } from '../order-sums/index.ts'
import { recordLedgerEntry } from '../payments/index.ts'
import {
  addToBalance,
  anonymiseEntriesOf,
  balanceOf,
  type EntryRow,
  entriesOf,
  insertEntry,
  lockBalance,
  takeFromBalance,
} from './store-credit.queries.ts'

/** A change of a balance by hand. */
interface CreditChange {
  readonly customerId: string
  readonly cents: LkrCents
  readonly note: string
  /** Who made it, by name. */
  readonly actor: string
}

const systemActor = 'Automatic'
export const creditChanged = 'store-credit.changed-meanwhile'

/** The balance of a customer, in LKR cents. */
export const storeCreditOf = async (db: Db, customerId: string): Promise<LkrCents> =>
  lkrCents(await balanceOf(db, customerId))

/**
 * Adds to a balance. Every change of one is an entry with its transaction in the ledger, made in the caller's
 * transaction; a balance never falls below zero.
 */
export const giveStoreCredit = (shop: Shop, tx: Db, change: CreditChange): Promise<void> =>
  add(shop, tx, 'granted', 'credit-granted', change)

/** Refuses with 'store-credit.too-little' more than there is. */
export async function takeBackStoreCredit(shop: Shop, tx: Db, change: CreditChange): Promise<void> {
  if (!(await take(shop, tx, 'revoked', 'credit-revoked', change))) throw tooLittle()
}

/** Pays a part of an order. Refuses with 'store-credit.changed-meanwhile' when there is less by now. */
export async function spendStoreCredit(
  shop: Shop,
  tx: Db,
  customerId: string,
  orderId: string,
  cents: LkrCents,
): Promise<void> {
  const spent = { customerId, orderId, cents, note: '', actor: 'Customer' }
  if (!(await take(shop, tx, 'spent', 'part-payment', spent))) throw changedMeanwhile()
}

/** An order ended: returns what it used, if its account still exists. */
export async function giveBackStoreCredit(
  shop: Shop,
  tx: Db,
  { id: orderId, customerId, wasPaid }: EndedOrder,
  cents: LkrCents,
): Promise<void> {
  const kind = wasPaid ? 'credit-refunded' : 'part-payment-returned'
  if (customerId !== null)
    return add(shop, tx, 'returned', kind, { customerId, orderId, cents, note: '', actor: systemActor })
  const postings = creditPostings(kind, cents, 'forfeitures')
  await recordLedgerEntry(shop, tx, { kind, orderId, reference: orderId, postings })
}

/** A paid order is refunded to the balance, in part or whole. */
export const refundToStoreCredit = (
  shop: Shop,
  tx: Db,
  orderId: string,
  change: CreditChange,
): Promise<void> => add(shop, tx, 'refunded', 'credit-refunded', { ...change, orderId })

/** The account is being deleted: what is left falls to the shop. */
export async function forfeitStoreCredit(shop: Shop, tx: Db, customerId: string): Promise<void> {
  const cents = await lockBalance(tx, customerId)
  const gone = { customerId, cents, note: '', actor: systemActor }
  if (cents > 0) await take(shop, tx, 'forfeited', 'credit-forfeited', gone)
  await anonymiseEntriesOf(tx, customerId)
}

interface Movement {
  readonly customerId: string
  readonly cents: number
  readonly orderId?: string
  readonly note: string
  readonly actor: string
}

async function add(
  shop: Shop,
  tx: Db,
  kind: CreditEntryKind,
  ledgerKind: CreditMovementKind,
  added: Movement,
): Promise<void> {
  const balanceCents = await addToBalance(tx, added.customerId, added.cents)
  await write(shop, tx, kind, ledgerKind, { ...added, balanceCents })
}

/** False if there is less than that. */
async function take(
  shop: Shop,
  tx: Db,
  kind: CreditEntryKind,
  ledgerKind: CreditMovementKind,
  taken: Movement,
): Promise<boolean> {
  const balanceCents = await takeFromBalance(tx, taken.customerId, taken.cents)
  if (balanceCents === undefined) return false
  await write(shop, tx, kind, ledgerKind, { ...taken, cents: -taken.cents, balanceCents })
  return true
}

async function write(
  shop: Shop,
  tx: Db,
  kind: CreditEntryKind,
  ledgerKind: CreditMovementKind,
  moved: Movement & { readonly balanceCents: number },
): Promise<void> {
  const { cents, orderId = null, ...entry } = moved
  const id = shop.newId()
  await insertEntry(tx, { id, at: shop.clock.now(), kind, amountCents: cents, orderId, ...entry })
  const postings = creditPostings(ledgerKind, cents)
  await recordLedgerEntry(shop, tx, { kind: ledgerKind, orderId, reference: id, postings })
}

/** A balance with its changes, newest first, as the customer and staff see them. */
export async function creditStatement(db: Db, customerId: string, newest = 100) {
  const entries = await entriesOf(db, customerId, newest)
  return { balance: rupeesFromCents(lkrCents(await balanceOf(db, customerId))), entries }
}

/** An entry as it is shown. */
export const toCreditEntry = ({ id, at, kind, orderNumber, note, ...entry }: EntryRow): CreditEntry => ({
  _id: id,
  at: at.getTime(),
  kind,
  amount: rupeesFromCents(lkrCents(entry.amountCents)),
  balance: rupeesFromCents(lkrCents(entry.balanceCents)),
  orderNumber,
  note,
})

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    creditChanged,
    'Your store credit has changed. Please check the total and place the order again.',
  )
const tooLittle = () =>
  new AppError('refused', 'store-credit.too-little', "That is more than the customer's balance", {
    errors: { amount: "That is more than the customer's balance" },
  })

/** The other side of a change of store credit in the ledger. */
const otherSides = {
  'credit-granted': 'goodwill',
  'credit-revoked': 'goodwill',
  'credit-forfeited': 'forfeitures',
  'credit-refunded': 'refunds',
  'part-payment': 'order-deposits',
  'part-payment-returned': 'order-deposits',
} as const satisfies Partial<Record<LedgerKind, LedgerAccount>>
type CreditMovementKind = keyof typeof otherSides

/** A change of store credit in LKR cents, negative if it falls. Without an account to owe it to, it is forfeited. */
const creditPostings = (
  kind: CreditMovementKind,
  cents: number,
  owedTo: 'store-credit' | 'forfeitures' = 'store-credit',
): readonly (readonly [LedgerAccount, number])[] => [
  [owedTo, 0 - cents],
  [otherSides[kind], cents],
]
