import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Person, PersonalData } from '../../platform/feature.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { type Shop, seam } from '../../shop.ts'
import {
  confirmOwner,
  customerById,
  deleteCustomer,
  lockCustomer,
  signOutEverywhere,
} from '../accounts/index.ts'
import { insertAccountDeletedEmail } from './account-deleted-emails.queries.ts'
import { customerDeleted } from './personal-data.events.ts'

/** What each feature stores about people, lower features first. */
export const personalDataOfFeatures = seam<() => readonly PersonalData[]>('the personal data of all features')

/** All data stored about the customer, by name. */
export async function downloadData(
  shop: Shop,
  { customerId }: CustomerSession,
): Promise<{ fileName: string; data: Readonly<Record<string, unknown>> }> {
  const { db } = shop.database
  const customer = await customerById(db, customerId)
  if (customer === undefined)
    throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
  const now = shop.clock.now()
  const data: Record<string, unknown> = { writtenAt: now }
  for (const part of personalDataOfFeatures(shop)())
    Object.assign(data, await part.download?.(db, asPerson(customer), now))
  return { fileName: `personal-data-${now.toISOString().slice(0, 10)}.json`, data }
}

/**
 * Deletes the account at once and signs it out everywhere. Orders stay for the books; those that are over are
 * anonymised now, the others as soon as they are. Store credit that is left falls to the shop.
 * Refuses with 'accounts.password-wrong', 'accounts.sign-in-again'.
 */
export async function deleteAccount(shop: Shop, session: CustomerSession, password: string): Promise<void> {
  await confirmOwner(shop, session, { password, field: 'password' })
  const afterwards = await shop.database.transaction((tx) =>
    deleteInTransaction(shop, tx, session.customerId),
  )
  for (const run of afterwards) await run()
}

/** Anonymises the orders of deleted accounts that have come to their end. */
export const anonymiseFinishedBuyers = (shop: Shop): Promise<void> =>
  shop.database.transaction((tx) => anonymise(shop, tx))

/** Returns what is to be done once it is committed. */
async function deleteInTransaction(
  shop: Shop,
  tx: Db,
  customerId: string,
): Promise<(() => Promise<unknown>)[]> {
  const { clock, newId, events } = shop
  const customer = await lockCustomer(tx, customerId)
  // Of two requests at the same time the second finds nobody.
  if (customer === undefined) return []
  await signOutEverywhere(shop, tx, customerId)
  const { name, email, verifiedAt } = customer
  const afterwards: (() => Promise<unknown>)[] = []
  for (const part of personalDataOfFeatures(shop)()) {
    const run = await part.erase?.(tx, asPerson(customer), clock.now())
    if (run !== undefined) afterwards.push(run)
  }
  await deleteCustomer(tx, customerId)
  await anonymise(shop, tx)
  const emailId = newId()
  // Without a confirmed address the name may be anything.
  const displayName = verifiedAt === null ? null : name
  await insertAccountDeletedEmail(tx, { id: emailId, email, name: displayName, writtenAt: clock.now() })
  await events.emit(tx, customerDeleted, { customerId, emailId })
  return afterwards
}

async function anonymise(shop: Shop, tx: Db): Promise<void> {
  for (const part of personalDataOfFeatures(shop)()) await part.anonymise?.(tx, shop.clock.now())
}

interface Customer {
  readonly id: string
  readonly emailKey: string
  readonly verifiedAt: Date | null
}

/** What is kept of an address alone belongs to whoever has shown that it is theirs. */
const asPerson = ({ id, emailKey, verifiedAt }: Customer): Person => ({
  customerId: id,
  confirmedEmailKey: verifiedAt === null ? null : emailKey,
})
