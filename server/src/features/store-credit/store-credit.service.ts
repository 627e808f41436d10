import { type LkrCents, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import type { LedgerAccount, LedgerKind } from '@first-fashion/contract/payments/ledger'
import type { CreditEntry, CreditEntryKind } from '@first-fashion/contract/store-credit/calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import type { EndedOrder } from '../order-sums/index.ts'
import type { Ledger } from '../payments/index.ts'
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
export interface CreditChange {
  readonly customerId: string
  readonly cents: LkrCents
  readonly note: string
  /** Who made it, by name. */
  readonly actor: string
}

/**
 * What the shop owes customers for their next orders. Every change is an entry with its transaction in the ledger,
 * made in the caller's transaction; a balance never falls below zero.
 */
export interface StoreCredit {
  /** In LKR cents. */
  balanceOf(db: Db, customerId: string): Promise<LkrCents>
  give(tx: Db, change: CreditChange): Promise<void>
  /** Refuses with 'store-credit.too-little' more than there is. */
  takeBack(tx: Db, change: CreditChange): Promise<void>
  /** Pays a part of an order. Refuses with 'store-credit.changed-meanwhile' when there is less by now. */
  spend(tx: Db, customerId: string, orderId: string, cents: LkrCents): Promise<void>
  /** An order ended: returns what it used, if its account still exists. */
  giveBack(tx: Db, order: EndedOrder, cents: LkrCents): Promise<void>
  /** A paid order is refunded to it, in part or whole. */
  refund(tx: Db, orderId: string, change: CreditChange): Promise<void>
  /** The account is being deleted: what is left falls to the shop. */
  forfeit(tx: Db, customerId: string): Promise<void>
}

export interface StoreCreditDeps extends Shop {
  readonly ledger: Ledger
}

const systemActor = 'First Fashion'
export const creditChanged = 'store-credit.changed-meanwhile'

export function createStoreCredit(deps: StoreCreditDeps): StoreCredit {
  const add = async (tx: Db, kind: CreditEntryKind, ledgerKind: CreditMovementKind, added: Movement) => {
    const balanceCents = await addToBalance(tx, added.customerId, added.cents)
    await write(deps, tx, kind, ledgerKind, { ...added, balanceCents })
  }
  const take = async (tx: Db, kind: CreditEntryKind, ledgerKind: CreditMovementKind, taken: Movement) => {
    const balanceCents = await takeFromBalance(tx, taken.customerId, taken.cents)
    if (balanceCents === undefined) return false
    await write(deps, tx, kind, ledgerKind, { ...taken, cents: -taken.cents, balanceCents })
    return true
  }
  return {
    balanceOf: async (db, customerId) => lkrCents(await balanceOf(db, customerId)),
    give: (tx, change) => add(tx, 'granted', 'credit-granted', change),
    takeBack: async (tx, change) => {
      if (!(await take(tx, 'revoked', 'credit-revoked', change))) throw tooLittle()
    },
    spend: async (tx, customerId, orderId, cents) => {
      const spent = { customerId, orderId, cents, note: '', actor: 'Customer' }
      if (!(await take(tx, 'spent', 'part-payment', spent))) throw changedMeanwhile()
    },
    giveBack: async (tx, { id: orderId, customerId, wasPaid }, cents) => {
      const kind = wasPaid ? 'credit-refunded' : 'part-payment-returned'
      if (customerId !== null)
        return add(tx, 'returned', kind, { customerId, orderId, cents, note: '', actor: systemActor })
      const postings = creditPostings(kind, cents, 'forfeitures')
      await deps.ledger.recordOwn(tx, { kind, orderId, reference: orderId, postings })
    },
    refund: (tx, orderId, change) => add(tx, 'refunded', 'credit-refunded', { ...change, orderId }),
    forfeit: async (tx, customerId) => {
      const cents = await lockBalance(tx, customerId)
      const gone = { customerId, cents, note: '', actor: systemActor }
      if (cents > 0) await take(tx, 'forfeited', 'credit-forfeited', gone)
      await anonymiseEntriesOf(tx, customerId)
    },
  }
}

interface Movement {
  readonly customerId: string
  readonly cents: number
  readonly orderId?: string
  readonly note: string
  readonly actor: string
}

async function write(
  { clock, newId, ledger }: StoreCreditDeps,
  tx: Db,
  kind: CreditEntryKind,
  ledgerKind: CreditMovementKind,
  moved: Movement & { readonly balanceCents: number },
): Promise<void> {
  const { cents, orderId = null, ...entry } = moved
  const id = newId()
  await insertEntry(tx, { id, at: clock.now(), kind, amountCents: cents, orderId, ...entry })
  const postings = creditPostings(ledgerKind, cents)
  await ledger.recordOwn(tx, { kind: ledgerKind, orderId, reference: id, postings })
}

/** A balance with its changes, newest first, as the customer and staff see them. */
export async function creditStatement(db: Db, customerId: string, newest = 100) {
  const entries = await entriesOf(db, customerId, newest)
  return { balance: rupeesFromCents(lkrCents(await balanceOf(db, customerId))), entries }
}

/** An entry as it is shown. */
export const toCreditEntry = ({ id, at, kind, orderId, note, ...entry }: EntryRow): CreditEntry => ({
  _id: id,
  at: at.getTime(),
  kind,
  amount: rupeesFromCents(lkrCents(entry.amountCents)),
  balance: rupeesFromCents(lkrCents(entry.balanceCents)),
  orderNumber: orderId === null ? null : orderNumber(orderId),
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
