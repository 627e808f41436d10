import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type StoreDetails, storeDetails } from '@first-fashion/contract/store/details'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { storeTable as table } from './store.table.ts'

interface StoredDetails {
  readonly store: StoreDetails
  readonly version: number
}

/** The details in memory: every page names them. */
export const cachedStore = perShop((shop) => {
  let known: StoreDetails | undefined
  const { changed } = shop.invalidation.cache('store', async () => {
    known = (await storedStore(shop)).store
    shop.cache.drop(['store'])
  })
  const current = () => {
    if (known === undefined) throw new Error('the details of the store are read at the start')
    return known
  }
  return { current, changed }
})

export async function storedStore({ database }: Pick<Shop, 'database'>): Promise<StoredDetails> {
  const [row] = await database.db.select().from(table)
  if (row === undefined) throw new Error('the details of the store are missing')
  return { store: storeDetails.parse(row), version: row.version }
}

/** The owner says whose store it is. Refuses with 'store.changed-meanwhile' if someone else was faster. */
export async function setStore(
  shop: Shop,
  session: StaffSession,
  { store, version }: ParsedBody<Calls['staff.store-set']>,
): Promise<StoredDetails> {
  const entry = { action: 'store-set', subject: 'store', change: { ...store } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(table)
      .set({ ...store, changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    await cachedStore(shop).changed(tx)
  })
  return storedStore(shop)
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'store.changed-meanwhile',
    'Someone else has changed the store details. Please reload.',
  )
