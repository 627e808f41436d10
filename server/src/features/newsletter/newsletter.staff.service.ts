import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Subscriber } from '@first-fashion/contract/newsletter/staff-calls'
import { csvOf } from '../../platform/csv.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { listSubscribers, type SubscriberFilter } from './newsletter.queries.ts'

type Query = Omit<ParsedQuery<Calls['staff.subscribers']>, 'page'>

export interface StaffSubscribers {
  list(
    query: ParsedQuery<Calls['staff.subscribers']>,
  ): Promise<{ subscribers: Subscriber[]; total: number; pages: number }>
  /** The whole list as a file, which is written down: addresses leave the shop. */
  export(session: StaffSession, query: Query): Promise<{ fileName: string; csv: string }>
}

export function createStaffSubscribers(shop: Shop): StaffSubscribers {
  const { database, clock } = shop
  return {
    list: async ({ page, ...query }) => {
      const { rows, ...counts } = await pageOf(page, (window) =>
        listSubscribers(database.db, filterOf(query), window),
      )
      const subscribers = rows.map(({ createdAt, unsubscribedAt, ...row }) => ({
        ...row,
        subscribedAt: createdAt.getTime(),
        unsubscribedAt: unsubscribedAt?.getTime() ?? null,
      }))
      return { subscribers, ...counts }
    },
    export: async (session, query) => {
      const { rows } = await recordedChange<Awaited<ReturnType<typeof listSubscribers>>>(
        shop,
        session,
        ({ total }) => ({
          action: 'subscribers-export',
          subject: 'newsletter',
          change: { ...query, count: total },
        }),
        (tx) => listSubscribers(tx, filterOf(query)),
      )
      const lines = rows.map((row) => [
        row.email,
        row.source,
        row.createdAt.toISOString(),
        row.unsubscribedAt?.toISOString() ?? '',
      ])
      const csv = csvOf([['email', 'source', 'subscribed', 'unsubscribed'], ...lines])
      return { fileName: `subscribers-${clock.now().toISOString().slice(0, 10)}.csv`, csv }
    },
  }
}

const filterOf = ({ search, subscribed }: Query): SubscriberFilter => ({
  ...(search === undefined ? {} : { search }),
  ...(subscribed === undefined ? {} : { subscribed: subscribed === 'true' }),
})
