import type { Db } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/feature.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { confirmOwner, deleteCustomer, lockCustomer, signOutEverywhere } from '../accounts/index.ts'
import { insertAccountDeletedEmail } from './account-deleted-emails.queries.ts'
import { asPerson } from './person.ts'
import { customerDeleted } from './personal-data.events.ts'

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

export interface AccountDeletionDeps extends Shop {
  /** What each feature stores about people, lower features first. */
  readonly personalData: () => readonly PersonalData[]
}

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { database } = deps
  return {
    delete: async (session, password) => {
      await confirmOwner(deps, session, { password, field: 'password' })
      const afterwards = await database.transaction((tx) => deleteInTransaction(deps, tx, session.customerId))
      for (const run of afterwards) await run()
    },
    anonymiseFinishedBuyers: () => database.transaction((tx) => anonymise(deps, tx)),
  }
}

/** Returns what is to be done once it is committed. */
async function deleteInTransaction(
  deps: AccountDeletionDeps,
  tx: Db,
  customerId: string,
): Promise<(() => Promise<unknown>)[]> {
  const { clock, newId, events, personalData } = deps
  const customer = await lockCustomer(tx, customerId)
  // Of two requests at the same time the second finds nobody.
  if (customer === undefined) return []
  await signOutEverywhere(deps, tx, customerId)
  const { name, email, verifiedAt } = customer
  const afterwards: (() => Promise<unknown>)[] = []
  for (const part of personalData()) {
    const run = await part.erase?.(tx, asPerson(customer), clock.now())
    if (run !== undefined) afterwards.push(run)
  }
  await deleteCustomer(tx, customerId)
  await anonymise(deps, tx)
  const emailId = newId()
  // Without a confirmed address the name may be anything.
  const displayName = verifiedAt === null ? null : name
  await insertAccountDeletedEmail(tx, { id: emailId, email, name: displayName, writtenAt: clock.now() })
  await events.emit(tx, customerDeleted, { customerId, emailId })
  return afterwards
}

async function anonymise({ personalData, clock }: AccountDeletionDeps, tx: Db): Promise<void> {
  for (const part of personalData()) await part.anonymise?.(tx, clock.now())
}
