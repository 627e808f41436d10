import type { Application, ApplicationFields } from '@first-fashion/contract/members/application'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { enrolMember } from '../members.service.ts'
import { readApplication } from './application.rules.ts'
import { type ApplicationRow, applicationOf, insertApplication } from './applications.queries.ts'

/** null as long as the customer has not applied. */
export async function findApplication({ database }: Shop, customerId: string): Promise<Application | null> {
  const row = await applicationOf(database.db, customerId)
  return row === undefined ? null : toApplicationView(row)
}

/**
 * Applies, once, and joins the community if need be. Refuses what `readApplication` refuses, and with
 * 'community.already-applied' while there is an application, whatever became of it.
 */
export async function applyAsAmbassador(
  shop: Shop,
  customerId: string,
  fields: ApplicationFields,
): Promise<Application> {
  const { socialMedia, ...checked } = readApplication(fields)
  await shop.database.transaction(async (tx) => {
    await enrolMember(shop, tx, customerId)
    const row = { ...checked, ...socialMedia, customerId, appliedAt: shop.clock.now() }
    if (!(await insertApplication(tx, row))) throw alreadyApplied()
  })
  const applied = await findApplication(shop, customerId)
  if (applied === null) throw alreadyApplied()
  return applied
}

export const toApplicationView = (row: ApplicationRow): Application => ({
  fullName: row.fullName,
  status: row.status,
  reviewNotes: row.reviewNotes,
  appliedAt: row.appliedAt.getTime(),
})

const alreadyApplied = () => new AppError('conflict', 'community.already-applied', 'You have already applied')
