import type { Calls, ParsedBody } from '@first-fashion/contract'
import {
  type KeyedPartner,
  keyedPartners,
  partnerSettings,
  type TypedKeys,
  typedKeys,
} from '@first-fashion/contract/partner-keys/partners'
import type { KeySource } from '@first-fashion/contract/partner-keys/staff-calls'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { partnerKeys as table } from './partner-keys.table.ts'

/** Every process takes the stored keys into use when they change. */
export const usedKeys = perShop((shop) => {
  const { changed } = shop.invalidation.cache('partner-keys', async () => {
    const rows = await shop.database.db.select().from(table)
    shop.partnerKeys.use(await openedKeys(shop, rows))
    // Pages name the partners that forms lead to, and what the shop offers.
    shop.cache.drop(['store'])
  })
  return { changed }
})

type Row = typeof table.$inferSelect

/** A partner whose keys cannot be opened is left out: the others go on. */
async function openedKeys(shop: Shop, rows: readonly Row[]): Promise<TypedKeys> {
  const opened = rows.map(async ({ partner, sealed }) => {
    if (shop.partnerKeys.isInEnvironment(partner)) return {}
    try {
      return typedKeys.parse(JSON.parse(await shop.sealing.open(sealed, contextOf(partner))))
    } catch (error) {
      shop.onError(error, `keys of ${partner}`)
      return {}
    }
  })
  return Object.assign({}, ...(await Promise.all(opened)))
}

const contextOf = (partner: KeyedPartner): string => `keys of ${partner}`

/** Where the keys of each partner come from. */
export async function keySources({ database, partnerKeys }: Shop): Promise<KeySource[]> {
  const rows = await database.db.select().from(table)
  return keyedPartners.map((partner) => {
    const row = rows.find((one) => one.partner === partner)
    const { ending = '', version = 0 } = row ?? {}
    if (partnerKeys.isInEnvironment(partner)) return { partner, source: 'environment', ending: '', version }
    return { partner, source: row === undefined ? 'none' : 'store', ending, version }
  })
}

/**
 * Stores keys that their partner knows, and takes them into use. Refuses with 'partner-keys.in-environment',
 * 'partner-keys.wrong', 'partner-keys.changed-meanwhile', 'payments.key-refused' and 'payments.unavailable'.
 * Returns whether the partner was asked.
 */
export async function setPartnerKeys(
  shop: Shop,
  session: StaffSession,
  { partner, keys, version }: ParsedBody<Calls['staff.partner-keys-set']>,
): Promise<boolean> {
  if (shop.partnerKeys.isInEnvironment(partner))
    throw new AppError(
      'refused',
      'partner-keys.in-environment',
      'These keys are set in the environment of the server, where they have to be changed.',
    )
  const isTested = await shop.partnerKeys.test(partner, keys).catch(throwWrongKeys)
  const sealed = await shop.sealing.seal(JSON.stringify(keys), contextOf(partner))
  const ending = keys[partnerSettings[partner][0]]?.slice(-4) ?? ''
  const entry = { action: 'partner-keys-set', subject: `partner:${partner}`, change: { ending } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const row = { partner, sealed, ending, changedAt: at }
    const written = version === 0 ? await inserted(tx, row) : await updated(tx, row, version)
    if (!written) throw changedMeanwhile()
    await usedKeys(shop).changed(tx)
  })
  return isTested
}

/** What is no refusal is a sentence about the keys. */
function throwWrongKeys(cause: unknown): never {
  if (cause instanceof AppError || !(cause instanceof Error)) throw cause
  throw new AppError('refused', 'partner-keys.wrong', cause.message, { cause })
}

type NewRow = Omit<Row, 'version'>

const inserted = async (tx: Db, row: NewRow): Promise<boolean> =>
  (await tx.insert(table).values(row).onConflictDoNothing().returning({ partner: table.partner })).length > 0

async function updated(tx: Db, { partner, ...row }: NewRow, version: number): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ ...row, version: sql`${table.version} + 1` })
    .where(and(eq(table.partner, partner), eq(table.version, version)))
    .returning({ partner: table.partner })
  return rows.length > 0
}

/** Deletes stored keys. Refuses with 'partner-keys.changed-meanwhile'. */
export async function removePartnerKeys(
  shop: Shop,
  session: StaffSession,
  { partner, version }: ParsedBody<Calls['staff.partner-keys-remove']>,
): Promise<void> {
  const entry = { action: 'partner-keys-remove', subject: `partner:${partner}`, change: {} }
  await recordedChange(shop, session, entry, async (tx) => {
    const removed = await tx
      .delete(table)
      .where(and(eq(table.partner, partner), eq(table.version, version)))
      .returning({ partner: table.partner })
    if (removed.length === 0) throw changedMeanwhile()
    await usedKeys(shop).changed(tx)
  })
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'partner-keys.changed-meanwhile',
    'Someone else has changed these keys. Please reload.',
  )
