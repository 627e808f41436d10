import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Subscriber } from '@first-fashion/contract/newsletter/staff-calls'
import type { Clock } from '../../platform/clock.ts'
import { csvOf } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { recordChange } from '../staff/index.ts'
import { listSubscribers, type SubscriberFilter } from './newsletter.queries.ts'

const pageSize = 25

type Query = Omit<ParsedQuery<Calls['staff.subscribers']>, 'page'>

export interface StaffSubscribers {
  list(
    query: ParsedQuery<Calls['staff.subscribers']>,
  ): Promise<{ subscribers: Subscriber[]; total: number; pages: number }>
  /** The whole list as a file, which is written down: addresses leave the shop. */
  export(session: StaffSession, query: Query): Promise<{ fileName: string; csv: string }>
}

export interface StaffSubscribersDeps {
  readonly database: Database
  readonly clock: Clock
}

export function createStaffSubscribers({ database, clock }: StaffSubscribersDeps): StaffSubscribers {
  return {
    list: async ({ page = 1, ...query }) => {
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const { rows, total } = await listSubscribers(database.db, filterOf(query), window)
      const subscribers = rows.map(({ createdAt, unsubscribedAt, ...row }) => ({
        ...row,
        subscribedAt: createdAt.getTime(),
        unsubscribedAt: unsubscribedAt?.getTime() ?? null,
      }))
      return { subscribers, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
    },
    export: async (session, query) => {
      const at = clock.now()
      const { rows } = await database.transaction(async (tx) => {
        const found = await listSubscribers(tx, filterOf(query))
        const change = { ...query, count: found.total }
        const who = { at, staffId: session.staffId }
        await recordChange(tx, { ...who, action: 'subscribers-export', subject: 'newsletter', change })
        return found
      })
      const lines = rows.map((row) => [
        row.email,
        row.source,
        row.createdAt.toISOString(),
        row.unsubscribedAt?.toISOString() ?? '',
      ])
      const csv = csvOf([['email', 'source', 'subscribed', 'unsubscribed'], ...lines])
      return { fileName: `subscribers-${at.toISOString().slice(0, 10)}.csv`, csv }
    },
  }
}

const filterOf = ({ search, subscribed }: Query): SubscriberFilter => ({
  ...(search === undefined ? {} : { search }),
  ...(subscribed === undefined ? {} : { subscribed: subscribed === 'true' }),
})
