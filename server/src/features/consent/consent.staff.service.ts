import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { ConsentRecord } from '@first-fashion/contract/consent/staff-calls'
import type { Database } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/paging.ts'
import { listConsents } from './consent.queries.ts'

export interface StaffConsents {
  list(
    query: ParsedQuery<Calls['staff.consents']>,
  ): Promise<{ consents: ConsentRecord[]; total: number; pages: number }>
}

export const createStaffConsents = ({ database }: { readonly database: Database }): StaffConsents => ({
  list: async ({ search, analytics, page }) => {
    const filter = {
      ...(search === undefined ? {} : { search }),
      ...(analytics === undefined ? {} : { analytics: analytics === 'true' }),
    }
    const { rows, ...counts } = await pageOf(page, (window) => listConsents(database.db, filter, window))
    const consents = rows.map(({ id, chosenAt: _chosenAt, givenAt, ...record }) => ({
      _id: id,
      ...record,
      givenAt: givenAt.getTime(),
    }))
    return { consents, ...counts }
  },
})
