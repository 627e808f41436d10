import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { designLogLimits } from '@first-fashion/contract/designs/design-log-calls'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { designLogEntries, designLogs } from './design-logs.table.ts'

export type DesignLogRow = typeof designLogs.$inferSelect

/** A customer's draft: a product of the print partner in one variant. */
export interface DraftKey {
  readonly customerId: string
  readonly printProductId: number
  readonly printVariantId: number
}

/** Of one variant, or of all. */
export const logsOfProduct = (
  db: Db,
  {
    customerId,
    ...draft
  }: Omit<DraftKey, 'printVariantId'> & { readonly printVariantId?: number | undefined },
): Promise<DesignLogRow[]> =>
  db
    .select()
    .from(designLogs)
    .where(
      and(
        eq(designLogs.customerId, customerId),
        eq(designLogs.printProductId, draft.printProductId),
        draft.printVariantId === undefined ? undefined : eq(designLogs.printVariantId, draft.printVariantId),
      ),
    )
    .orderBy(desc(designLogs.changedAt), desc(designLogs.id))
    .limit(designLogLimits.logsPerCustomer)

export async function findLog(db: Db, id: string): Promise<DesignLogRow | undefined> {
  const [row] = await db.select().from(designLogs).where(eq(designLogs.id, id))
  return row
}

/** Begins an empty log, unless there is one with this id. */
export const beginLog = (tx: Db, log: typeof designLogs.$inferInsert): Promise<unknown> =>
  tx.insert(designLogs).values(log).onConflictDoNothing()

/** The log, which nobody else changes until the transaction ends. */
export async function lockLog(tx: Db, id: string): Promise<DesignLogRow | undefined> {
  const [row] = await tx.select().from(designLogs).where(eq(designLogs.id, id)).for('update')
  return row
}

export async function addEntries(
  tx: Db,
  { id, length }: DesignLogRow,
  entries: readonly DesignEntry[],
): Promise<void> {
  const rows = entries.map((entry, nth) => ({ logId: id, place: length + nth, entry }))
  await tx.insert(designLogEntries).values(rows)
}

/** Says how long and how large a log is, and where it belongs. */
export const changeLog = (
  tx: Db,
  id: string,
  change: Pick<DesignLogRow, 'printProductId' | 'printVariantId' | 'length' | 'bytes' | 'changedAt'>,
): Promise<unknown> => tx.update(designLogs).set(change).where(eq(designLogs.id, id))

export async function entriesOf(db: Db, logId: string, from: number): Promise<DesignEntry[]> {
  const rows = await db
    .select({ entry: designLogEntries.entry })
    .from(designLogEntries)
    .where(and(eq(designLogEntries.logId, logId), gte(designLogEntries.place, from)))
    .orderBy(asc(designLogEntries.place))
  return rows.map(({ entry }) => entry)
}

/** All logs of a customer with all that is in them, for the customer's download. */
export async function logsInFull(db: Db, customerId: string) {
  const logs = []
  for (const { customerId: _, bytes: __, ...log } of await logsOfCustomer(db, customerId))
    logs.push({ ...log, entries: await entriesOf(db, log.id, 0) })
  return logs
}

const logsOfCustomer = (db: Db, customerId: string): Promise<DesignLogRow[]> =>
  db
    .select()
    .from(designLogs)
    .where(eq(designLogs.customerId, customerId))
    .orderBy(desc(designLogs.changedAt))

/** Drops the oldest logs of a customer beyond so many, and beyond so many bytes. */
export const dropOldLogs = (
  tx: Db,
  customerId: string,
  { logsPerCustomer, bytesPerCustomer }: Pick<typeof designLogLimits, 'logsPerCustomer' | 'bytesPerCustomer'>,
): Promise<unknown> =>
  tx.execute(sql`
    delete from design_logs where id in (
      select id from (
        select id, row_number() over newest as nth, sum(bytes) over newest as bytes_so_far
        from design_logs where customer_id = ${customerId}
        window newest as (order by changed_at desc, length desc, id)
      ) as logs
      where nth > ${logsPerCustomer} or bytes_so_far > ${bytesPerCustomer}
    )`)
