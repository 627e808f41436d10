import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { ActivityKind } from '@first-fashion/contract/staff/activity-calls'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'

export type ActivityFilter = ParsedBody<Calls['staff.activity-export']>

interface ActivityRow extends Record<string, unknown> {
  readonly id: string
  /** In ms since 1970. */
  readonly at: number
  readonly kind: ActivityKind
  readonly person: string | null
  readonly action: string
  readonly subject: string
  readonly change: unknown
  readonly address: string
  readonly device: string
  readonly total: number
}

/** Changes and sign-ins, newest first. */
export async function listActivity(
  db: Db,
  filter: ActivityFilter,
  { limit, offset }: ListWindow,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const { rows } = await db.execute<ActivityRow>(sql`
    with entries as (
      select 'c' || id as id, at, 'change' as kind, staff_id, action, subject, change, address, '' as device
      from staff_changes
      union all
      select 'a' || id, at, kind, staff_id, coalesce(code, ''), route, '{}'::jsonb, address, device
      from staff_access_log)
    select entries.id, (extract(epoch from at) * 1000)::float8 as at, kind, staff.name as person, action, subject,
      change, address, device, (count(*) over ())::integer as total
    from entries left join staff on staff.id = staff_id
    where ${conditionOf(filter)}
    order by entries.at desc, entries.id desc
    limit ${limit} offset ${offset}`)
  return { rows, total: rows[0]?.total ?? 0 }
}

function conditionOf({ search, person, kind, from, until }: ActivityFilter): SQL {
  const conditions = [sql`true`]
  if (person !== undefined) conditions.push(sql`staff_id::text = ${person}`)
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  const day = sql`(at at time zone 'Asia/Colombo')::date`
  if (from !== undefined) conditions.push(sql`${day} >= ${from}::date`)
  if (until !== undefined) conditions.push(sql`${day} <= ${until}::date`)
  if (search !== undefined && search.trim() !== '')
    conditions.push(sql`position(lower(${search.trim()}) in lower(concat_ws(' ',
      staff.name, action, subject, change::text, address, device))) > 0`)
  return sql.join(conditions, sql` and `)
}
