import type { Db } from '../../platform/database/database.ts'
import { applicationOf } from './ambassadors/applications.queries.ts'
import { memberOf, milestonesOf } from './members.queries.ts'

/** What the download of a customer's data holds of the member. */
export async function downloadedMember(db: Db, customerId: string) {
  const [member, milestones, application] = await Promise.all([
    memberOf(db, customerId),
    milestonesOf(db, customerId),
    applicationOf(db, customerId),
  ])
  return { member: member ?? null, milestones, ambassadorApplication: application ?? null }
}
