import type { Application, ApplicationFields } from '@first-fashion/contract/members/application'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import type { Members } from '../members.service.ts'
import { readApplication } from './application.rules.ts'
import { type ApplicationRow, applicationOf, insertApplication } from './applications.queries.ts'

export interface Applications {
  /** null as long as the customer has not applied. */
  of(customerId: string): Promise<Application | null>
  /**
   * Applies, once, and joins the community if need be. Refuses what `readApplication` refuses, and with
   * 'community.already-applied' while there is an application, whatever became of it.
   */
  apply(customerId: string, fields: ApplicationFields): Promise<Application>
}

export interface ApplicationsDeps extends Shop {
  readonly members: Members
}

export function createApplications({ database, clock, members }: ApplicationsDeps): Applications {
  const of = async (customerId: string) => {
    const row = await applicationOf(database.db, customerId)
    return row === undefined ? null : toApplicationView(row)
  }
  return {
    of,
    apply: async (customerId, fields) => {
      const { socialMedia, ...checked } = readApplication(fields)
      await database.transaction(async (tx) => {
        await members.enrolled(tx, customerId)
        const row = { ...checked, ...socialMedia, customerId, appliedAt: clock.now() }
        if (!(await insertApplication(tx, row))) throw alreadyApplied()
      })
      const applied = await of(customerId)
      if (applied === null) throw alreadyApplied()
      return applied
    },
  }
}

export const toApplicationView = (row: ApplicationRow): Application => ({
  fullName: row.fullName,
  status: row.status,
  reviewNotes: row.reviewNotes,
  appliedAt: row.appliedAt.getTime(),
})

const alreadyApplied = () => new AppError('conflict', 'community.already-applied', 'You have already applied')
