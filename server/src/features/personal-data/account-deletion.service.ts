import { limits } from '@first-fashion/contract/limits'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { NewId } from '../../platform/ids.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { type CustomerSessions, confirmOwner, deleteCustomer, lockCustomer } from '../accounts/index.ts'
import { type Catalog, countRating } from '../catalog/index.ts'
import type { Newsletter } from '../newsletter/index.ts'
import { anonymiseBuyers, lockOrdersOf } from '../orders/index.ts'
import { anonymisePayers } from '../payments/index.ts'
import { picturesOf } from '../profile/index.ts'
import { anonymiseCodesOf } from '../promo-codes/index.ts'
import { photosBy, takeReviewsBack } from '../reviews/index.ts'
import { deleteAlertsOf } from '../stock-alerts/index.ts'
import type { StoreCredit } from '../store-credit/index.ts'
import { insertFarewell } from './farewell.queries.ts'
import { customerDeleted } from './personal-data.events.ts'

const returnWindowMs = limits.returnWindowDays * 24 * 3_600_000

export interface AccountDeletion {
  /**
   * Deletes the account at once and signs it out everywhere. Orders stay for the books; those that are over lose what
   * is personal now, the others as soon as they are. Store credit that is left falls to the shop.
   * Refuses with 'accounts.password-wrong', 'accounts.sign-in-again'.
   */
  delete(session: CustomerSession, password: string): Promise<void>
  /** Takes what is personal off orders of deleted accounts that have come to their end. */
  anonymiseFinishedBuyers(): Promise<void>
}

export interface AccountDeletionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly events: Events
  readonly sessions: CustomerSessions
  readonly catalog: Catalog
  readonly uploads: UploadedPictures
  readonly newsletter: Newsletter
  readonly storeCredit: StoreCredit
}

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { database, clock, sessions, catalog } = deps
  return {
    delete: async (session, password) => {
      await confirmOwner(deps, session, { password, field: 'password' })
      const { customerId } = session
      const pictures = await database.transaction(async (tx) => {
        // They are known by what hangs on the customer, so they are read first.
        const own = [...(await picturesOf(tx, customerId)), ...(await photosBy(tx, customerId))]
        await sessions.endAll(tx, customerId)
        await catalog.productsChanged(tx, await deleteInTransaction(deps, tx, customerId))
        return own
      })
      await Promise.all(pictures.map((name) => deps.uploads.discard(name)))
    },
    anonymiseFinishedBuyers: () => database.transaction((tx) => anonymiseFinished(tx, clock.now())),
  }
}

/** Returns the products whose ratings changed. */
async function deleteInTransaction(
  { clock, newId, events, newsletter, storeCredit }: AccountDeletionDeps,
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
    await newsletter.forget(tx, emailKey)
    await anonymiseCodesOf(tx, emailKey)
    await deleteAlertsOf(tx, emailKey)
  }
  // As everywhere the order is locked before the balance: one that is just given up returns what it used first.
  await lockOrdersOf(tx, customerId)
  await storeCredit.forfeit(tx, customerId)
  await deleteCustomer(tx, customerId)
  await anonymiseFinished(tx, clock.now())
  const farewellId = newId()
  // Without a confirmed address the name may be anything.
  await insertFarewell(tx, {
    id: farewellId,
    email,
    name: verifiedAt === null ? null : name,
    writtenAt: clock.now(),
  })
  await events.emit(tx, customerDeleted, { customerId, farewellId })
  return taken.map(({ productId }) => productId)
}

async function anonymiseFinished(tx: Db, now: Date): Promise<void> {
  await anonymisePayers(tx, await anonymiseBuyers(tx, after(now, -returnWindowMs)))
}
