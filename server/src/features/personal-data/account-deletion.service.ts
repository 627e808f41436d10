import { limits } from '@first-fashion/contract/limits'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { type CustomerSessions, deleteCustomer, livingSessions, lockCustomer } from '../accounts/index.ts'
import { type Catalog, countRating } from '../catalog/index.ts'
import { leaveNewsletter } from '../newsletter/index.ts'
import { forgetBuyers } from '../orders/index.ts'
import { forgetPayers } from '../payments/index.ts'
import { takeReviewsBack } from '../reviews/index.ts'
import { confirmPassword } from '../security/index.ts'
import { forgetAlertsOf } from '../stock-alerts/index.ts'

/** Who has no password shows by a sign-in of a moment ago that it is them. */
const freshSignInMs = 10 * 60_000
const returnWindowMs = limits.returnWindowDays * 24 * 3_600_000

export interface AccountDeletion {
  /**
   * Deletes the account at once and signs it out everywhere. Orders stay for the books; those that are over lose what
   * is personal now, the others as soon as they are.
   * Refuses with 'accounts.password-wrong', 'accounts.sign-in-too-old'.
   */
  delete(session: CustomerSession, password: string): Promise<void>
  /** Takes what is personal off orders of deleted accounts that have come to their end. */
  forgetFinishedBuyers(): Promise<void>
}

export interface AccountDeletionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly sessions: CustomerSessions
  readonly catalog: Catalog
}

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { database, clock, sessions, catalog } = deps
  return {
    delete: async (session, password) => {
      await confirmOwner(deps, session, password)
      const productIds = await database.transaction((tx) => deleteInTransaction(deps, tx, session.customerId))
      sessions.ended()
      await catalog.productsChanged(productIds)
    },
    forgetFinishedBuyers: () => database.transaction((tx) => forgetFinished(tx, clock.now())),
  }
}

async function confirmOwner(
  { database, clock }: AccountDeletionDeps,
  session: CustomerSession,
  password: string,
): Promise<void> {
  const { hasPassword } = await confirmPassword(database, session.customerId, password, 'password')
  if (hasPassword) return
  const open = await livingSessions(database.db, session.customerId, clock.now())
  const own = open.find(({ tokenHash }) => tokenHash.equals(session.tokenHash))
  if (own === undefined || own.createdAt <= after(clock.now(), -freshSignInMs))
    throw new AppError(
      'refused',
      'accounts.sign-in-too-old',
      'Please log out and log in again, then delete your account within ten minutes.',
    )
}

/** Answers the products whose ratings changed. */
async function deleteInTransaction(
  { clock, jobs }: AccountDeletionDeps,
  tx: Db,
  customerId: string,
): Promise<string[]> {
  const customer = await lockCustomer(tx, customerId)
  // Of two requests at the same time the second finds nobody.
  if (customer === undefined) return []
  const { name, email, emailKey, verifiedAt } = customer
  const taken = await takeReviewsBack(tx, customerId)
  // In one order for all, so that two deletions never wait for each other.
  for (const { productId, rating, counts } of taken.toSorted((a, b) =>
    a.productId.localeCompare(b.productId),
  ))
    if (counts) await countRating(tx, productId, -rating, -1)
  // What is kept of an address alone belongs to whoever has shown that it is theirs.
  if (verifiedAt !== null) {
    await leaveNewsletter(tx, emailKey, clock.now())
    await forgetAlertsOf(tx, emailKey)
  }
  await deleteCustomer(tx, customerId)
  await forgetFinished(tx, clock.now())
  await jobs.enqueue(tx, 'account-deleted', { name, email })
  return taken.map(({ productId }) => productId)
}

async function forgetFinished(tx: Db, now: Date): Promise<void> {
  await forgetPayers(tx, await forgetBuyers(tx, after(now, -returnWindowMs)))
}
