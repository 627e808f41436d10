import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { type DesignLogItem, designLogLimits } from '@first-fashion/contract/designs/design-log-calls'
import { sortedJson } from '@first-fashion/contract/sorted-json'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { openPrintProduct } from '../catalog/print-products.service.ts'
import {
  addEntries,
  beginLog,
  changeLog,
  type DesignLogRow,
  type DraftKey,
  dropOldLogs,
  entriesOf,
  findLog,
  lockLog,
  logsOfProduct,
} from './design-logs.queries.ts'

interface Addition {
  readonly draft: DraftKey
  readonly id: string
  /** The place of the first entry. */
  readonly from: number
  readonly entries: readonly DesignEntry[]
}

/** The logs of one variant or of all, the newest first. */
export const listDesignLogs = async (
  { database }: Shop,
  draft: Parameters<typeof logsOfProduct>[1],
): Promise<DesignLogItem[]> =>
  (await logsOfProduct(database.db, draft)).map(({ id, printVariantId, length, changedAt }) => ({
    id,
    variantId: printVariantId,
    length,
    changedAt: changedAt.getTime(),
  }))

/** What happened to a design, command by command. Refuses with 'designs.log-unknown' a log of somebody else. */
export async function findDesignLog(
  { database }: Shop,
  customerId: string,
  id: string,
  from: number,
): Promise<DesignEntry[]> {
  const log = await findLog(database.db, id)
  if (log?.customerId !== customerId) throw unknown()
  return entriesOf(database.db, id, from)
}

/**
 * Adds entries, and returns how many there are. What is there already is not added again. The log goes along to the
 * variant of the draft. Refuses with 'designs.log-unknown' a log of somebody else, with 'designs.log-changed' if another
 * device was faster, with 'designs.log-full', and for a new or moved log with 'designs.product-unknown',
 * 'designs.variant-unknown' and 'designs.catalog-unavailable'.
 */
export async function addToDesignLog(shop: Shop, addition: Addition): Promise<number> {
  const { database, clock } = shop
  // No transaction waits for the catalogue, which may ask the partner.
  const log = await findLog(database.db, addition.id)
  if (log === undefined || isElsewhere(log, addition.draft)) await refuseUnknownDraft(shop, addition.draft)
  return database.transaction((tx) => added(tx, addition, clock.now()))
}

async function refuseUnknownDraft(shop: Shop, { printProductId, printVariantId }: DraftKey): Promise<void> {
  const { variants } = await openPrintProduct(shop, String(printProductId))
  if (!variants.some(({ id }) => id === printVariantId)) throw variantUnknown()
}

const isElsewhere = (log: DesignLogRow, { printProductId, printVariantId }: DraftKey): boolean =>
  log.printProductId !== printProductId || log.printVariantId !== printVariantId

async function added(tx: Db, { draft, id, from, entries }: Addition, now: Date): Promise<number> {
  if (from === 0 && entries.length > 0)
    await beginLog(tx, { ...draft, id, length: 0, bytes: 0, changedAt: now })
  const log = await lockLog(tx, id)
  if (log?.customerId !== draft.customerId) throw unknown()
  if (!(await continuesLog(tx, log, from, entries))) throw changed()
  const missing = entries.slice(log.length - from)
  const isMoved = isElsewhere(log, draft)
  if (missing.length === 0 && !isMoved) return log.length
  const length = log.length + missing.length
  const bytes = log.bytes + bytesOf(missing)
  if (length > designLogLimits.entries || bytes > designLogLimits.bytes) throw full()
  if (missing.length > 0) await addEntries(tx, log, missing)
  const { printProductId, printVariantId } = draft
  await changeLog(tx, id, { printProductId, printVariantId, length, bytes, changedAt: now })
  await dropOldLogs(tx, draft.customerId, designLogLimits)
  return length
}

/** Whether the entries go on where the log ends, or repeat what it has, as when an answer got lost. */
async function continuesLog(
  tx: Db,
  { id, length }: DesignLogRow,
  from: number,
  entries: readonly DesignEntry[],
): Promise<boolean> {
  if (from > length) return false
  const stored = await entriesOf(tx, id, from)
  return stored.every((entry, nth) => {
    const again = entries[nth]
    return again === undefined || isSame(entry, again)
  })
}

const bytesOf = (entries: readonly DesignEntry[]): number => Buffer.byteLength(JSON.stringify(entries))

/** Stored JSON has its keys in another order. */
const isSame = (a: DesignEntry, b: DesignEntry): boolean => sortedJson(a) === sortedJson(b)

const variantUnknown = () =>
  new AppError(
    'refused',
    'designs.variant-unknown',
    'This product does not come in the chosen colour and size any more',
  )
const unknown = () => new AppError('unknown', 'designs.log-unknown', 'This design does not exist any more')
const changed = () =>
  new AppError(
    'conflict',
    'designs.log-changed',
    'This design was changed on another device. Nothing was overwritten.',
  )
const full = () =>
  new AppError(
    'refused',
    'designs.log-full',
    'This design has too long a history. Save it under a name to go on.',
  )
