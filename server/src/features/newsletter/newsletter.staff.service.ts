import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Subscriber } from '@first-fashion/contract/newsletter/staff-calls'
import { csvOf } from '../../platform/csv.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { listSubscribers, type SubscriberFilter } from './newsletter.queries.ts'

type Query = Omit<ParsedQuery<Calls['staff.subscribers']>, 'page'>

export async function listStaffSubscribers(
  { database }: Shop,
  { page, ...query }: ParsedQuery<Calls['staff.subscribers']>,
): Promise<{ subscribers: Subscriber[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) =>
    listSubscribers(database.db, filterOf(query), window),
  )
  const subscribers = rows.map(({ createdAt, unsubscribedAt, ...row }) => ({
    ...row,
    subscribedAt: createdAt.getTime(),
    unsubscribedAt: unsubscribedAt?.getTime() ?? null,
  }))
  return { subscribers, ...counts }
}

/** The whole list as a file. The export is recorded: addresses leave the shop. */
export async function exportSubscribers(
  shop: Shop,
  session: StaffSession,
  query: Query,
): Promise<{ fileName: string; csv: string }> {
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
  return { fileName: `subscribers-${shop.clock.now().toISOString().slice(0, 10)}.csv`, csv }
}

const filterOf = ({ search, subscribed }: Query): SubscriberFilter => ({
  ...(search === undefined ? {} : { search }),
  ...(subscribed === undefined ? {} : { subscribed: subscribed === 'true' }),
})
