import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { ConsentRecord } from '@first-fashion/contract/consent/staff-calls'
import type { Database } from '../../platform/database/database.ts'
import { listConsents } from './consent.queries.ts'

const pageSize = 25

export interface StaffConsents {
  list(
    query: ParsedQuery<Calls['staff.consents']>,
  ): Promise<{ consents: ConsentRecord[]; total: number; pages: number }>
}

export const createStaffConsents = ({ database }: { readonly database: Database }): StaffConsents => ({
  list: async ({ search, analytics, page = 1 }) => {
    const filter = {
      ...(search === undefined ? {} : { search }),
      ...(analytics === undefined ? {} : { analytics: analytics === 'true' }),
    }
    const window = { limit: pageSize, offset: (page - 1) * pageSize }
    const { rows, total } = await listConsents(database.db, filter, window)
    const consents = rows.map(({ id, chosenAt: _chosenAt, givenAt, ...record }) => ({
      _id: id,
      ...record,
      givenAt: givenAt.getTime(),
    }))
    return { consents, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
  },
})
