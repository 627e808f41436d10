import { ledgerPostings, ledgerTransactions } from '../src/features/payments/payments.table.ts'
import { storeCreditEntries, storeCredits } from '../src/features/store-credit/store-credit.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'

const giftCents = 250_000
const twoDaysMs = 2 * 24 * 3_600_000

/** One of the shoppers has store credit, with its entry and its transaction in the ledger. */
export async function seedStoreCredit(tx: Db, now: Date): Promise<void> {
  const owner = customerId('amaya@example.com')
  const id = seedId('store-credit', 'amaya@example.com')
  const at = new Date(now.getTime() - twoDaysMs)
  await tx.insert(storeCredits).values({ customerId: owner, balanceCents: giftCents })
  await tx.insert(storeCreditEntries).values({
    id,
    customerId: owner,
    at,
    kind: 'granted',
    amountCents: giftCents,
    balanceCents: giftCents,
    note: 'For a parcel that came late',
    actor: 'Ruwani Bandara',
  })
  const transactionId = seedId('ledger-credit', id)
  await tx.insert(ledgerTransactions).values({ id: transactionId, at, kind: 'credit-granted', reference: id })
  await tx.insert(ledgerPostings).values([
    { transactionId, account: 'goodwill', amountCents: giftCents },
    { transactionId, account: 'store-credit', amountCents: -giftCents },
  ])
}
