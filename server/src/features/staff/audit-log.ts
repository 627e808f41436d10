import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { insertStaffChange } from './staff.queries.ts'

/** What the audit log says of a change, as 'review-hide' of 'review:ID'. */
export interface AuditEntry {
  readonly action: string
  readonly subject: string
  readonly change: object
}

/** The entry of a change of a member's account or access. */
export const memberEntry = (action: string, staffId: string, change: object = {}): AuditEntry => ({
  action,
  subject: `staff:${staffId}`,
  change,
})

/**
 * Makes a change and writes it to the audit log, in one transaction. The entry may depend on what the change found;
 * undefined if nothing changed.
 */
export const recordedChange = <Result>(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  { staffId, origin }: Pick<StaffSession, 'staffId' | 'origin'>,
  entry: AuditEntry | ((result: Result) => AuditEntry | undefined),
  work: (tx: Db, at: Date) => Promise<Result>,
): Promise<Result> => {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const result = await work(tx, at)
    const written = typeof entry === 'function' ? entry(result) : entry
    const address = origin?.address ?? ''
    if (written !== undefined) await insertStaffChange(tx, { at, staffId, address, ...written })
    return result
  })
}
