import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { asPerson, personalDataOfFeatures } from './person.ts'

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
  return { fileName: `first-fashion-data-${now.toISOString().slice(0, 10)}.json`, data }
}
