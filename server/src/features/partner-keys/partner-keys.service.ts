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
import { requireSameAccount, requireUnused } from './unfinished-payments.ts'

/** Every process takes the stored keys into use when they change. */
export const usedKeys = perShop((shop) => {
  let unreadable: ReadonlySet<KeyedPartner> = new Set()
  const { changed } = shop.invalidation.cache('partner-keys', async () => {
    const rows = await shop.database.db.select().from(table)
    unreadable = await useKeys(shop, rows)
    // Pages name the partners that forms lead to, and what the shop offers.
    shop.cache.drop(['store'])
  })
  return { changed, isUnreadable: (partner: KeyedPartner) => unreadable.has(partner) }
})

type Row = typeof table.$inferSelect

/** Returns the partners whose keys cannot be opened or used: they are left out, and the others go on. */
async function useKeys(shop: Shop, rows: readonly Row[]): Promise<ReadonlySet<KeyedPartner>> {
  const opened = new Map<KeyedPartner, TypedKeys>()
  const unreadable = new Set<KeyedPartner>()
  const leaveOut = (error: unknown, partner: KeyedPartner) => {
    unreadable.add(partner)
    shop.onError(error, contextOf(partner))
  }
  for (const { partner, sealed } of rows) {
    if (shop.partnerKeys.isInEnvironment(partner)) continue
    try {
      const text = await shop.sealing.open(sealed, contextOf(partner))
      opened.set(partner, typedKeys.parse(JSON.parse(text)))
    } catch (error) {
      leaveOut(error, partner)
    }
  }
  for (const [partner, error] of shop.partnerKeys.use(opened)) leaveOut(error, partner)
  return unreadable
}

const contextOf = (partner: KeyedPartner): string => `keys of ${partner}`

/** Where the keys of each partner come from. */
export async function keySources(shop: Shop): Promise<KeySource[]> {
  const rows = await shop.database.db.select().from(table)
  return keyedPartners.map((partner) => {
    const { ending = '', version = 0 } = rows.find((one) => one.partner === partner) ?? {}
    const setAlone = [...shop.partnerKeys.setAlone(partner)]
    const isTest = shop.partnerKeys.isTest(partner)
    const source = sourceOf(shop, partner, version > 0)
    return { partner, source, ending: source === 'environment' ? '' : ending, version, setAlone, isTest }
  })
}

function sourceOf(shop: Shop, partner: KeyedPartner, isStored: boolean): KeySource['source'] {
  if (shop.partnerKeys.isInEnvironment(partner)) return 'environment'
  if (!isStored) return 'none'
  return usedKeys(shop).isUnreadable(partner) ? 'unreadable' : 'store'
}

/**
 * Stores keys that their partner knows, and takes them into use. Refuses with 'partner-keys.in-environment',
 * 'partner-keys.wrong', 'partner-keys.in-use', 'partner-keys.changed-meanwhile', 'payments.key-refused' and
 * 'payments.unavailable'.
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
  await requireSameAccount(shop, partner, keys)
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

/** Deletes stored keys. Refuses with 'partner-keys.in-use' and 'partner-keys.changed-meanwhile'. */
export async function removePartnerKeys(
  shop: Shop,
  session: StaffSession,
  { partner, version }: ParsedBody<Calls['staff.partner-keys-remove']>,
): Promise<void> {
  const isReadable = !usedKeys(shop).isUnreadable(partner)
  const entry = { action: 'partner-keys-remove', subject: `partner:${partner}`, change: {} }
  await recordedChange(shop, session, entry, async (tx) => {
    const removed = await tx
      .delete(table)
      .where(and(eq(table.partner, partner), eq(table.version, version)))
      .returning({ partner: table.partner })
    if (removed.length === 0) throw changedMeanwhile()
    if (isReadable) await requireUnused(tx, partner)
    await usedKeys(shop).changed(tx)
  })
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'partner-keys.changed-meanwhile',
    'Someone else has changed these keys. Please reload.',
  )
