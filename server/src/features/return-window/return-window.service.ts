import type { Calls, ParsedBody } from '@first-fashion/contract'
import { limits } from '@first-fashion/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { returnWindow as table } from './return-window.table.ts'

interface Stored {
  readonly days: number
  readonly version: number
}

/** How long orders can be returned, in memory. */
export const cachedDays = perShop((shop) => {
  let known: number = limits.returnWindowDays
  const { changed } = shop.invalidation.cache('return-window', async () => {
    known = (await storedReturnWindow(shop)).days
    shop.cache.drop(['return-window'])
  })
  return { current: () => known, changed }
})

/** For how many days an order that is delivered now can be returned. */
export const currentReturnDays = (shop: Shop): number => cachedDays(shop).current()

export async function storedReturnWindow({ database }: Shop): Promise<Stored> {
  const [row] = await database.db.select().from(table)
  if (row === undefined) throw new Error('the return window is missing')
  return { days: row.days, version: row.version }
}

/** The owner sets the days. Refuses with 'return-window.changed-meanwhile' if someone else was faster. */
export async function setReturnWindow(
  shop: Shop,
  session: StaffSession,
  { days, version }: ParsedBody<Calls['staff.return-window-set']>,
): Promise<Stored> {
  const entry = { action: 'return-window-set', subject: 'return-window', change: { days } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(table)
      .set({ days, changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    await cachedDays(shop).changed(tx)
    if (changed.length === 0) throw changedMeanwhile()
  })
  return storedReturnWindow(shop)
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'return-window.changed-meanwhile',
    'Someone else has changed the return window. Please reload.',
  )
