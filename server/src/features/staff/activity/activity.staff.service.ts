import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Activity } from '@first-fashion/contract/staff/activity-calls'
import { csvOf } from '../../../platform/csv.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../audit-log.ts'
import { type ActivityFilter, listActivity } from './activity.queries.ts'
import { detailsOf } from './details.rules.ts'

const exportedRows = 10_000

type Row = Awaited<ReturnType<typeof listActivity>>['rows'][number]

export async function activityPage(
  { database }: Shop,
  { page, ...filter }: ParsedQuery<Calls['staff.activity']>,
): Promise<{ entries: Activity[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => listActivity(database.db, filter, window))
  return { entries: rows.map(activityView), ...counts }
}

/** The newest entries as a file. The export is recorded. */
export async function exportActivity(
  shop: Shop,
  session: StaffSession,
  filter: ActivityFilter,
): Promise<{ fileName: string; csv: string }> {
  const { rows } = await recordedChange<Awaited<ReturnType<typeof listActivity>>>(
    shop,
    session,
    ({ rows }) => ({
      action: 'activity-export',
      subject: 'activity',
      change: { ...filter, count: rows.length },
    }),
    (tx) => listActivity(tx, filter, { limit: exportedRows, offset: 0 }),
  )
  const head = ['time', 'kind', 'person', 'action', 'subject', 'details', 'address', 'device']
  const csv = csvOf([head, ...rows.map(lineOf)])
  return { fileName: `activity-${shop.clock.now().toISOString().slice(0, 10)}.csv`, csv }
}

const activityView = ({ id, change, total: _, ...row }: Row): Activity => ({
  ...row,
  _id: id,
  details: detailsOf(change),
})

const lineOf = ({ at, kind, person, action, subject, change, address, device }: Row): string[] => [
  new Date(at).toISOString(),
  kind,
  person ?? '',
  action,
  subject,
  JSON.stringify(change),
  address,
  device,
]
