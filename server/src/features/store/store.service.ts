import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { StoreBrand } from '@first-fashion/contract/store/brand'
import { type Store, type StoreDetails, storeDetails } from '@first-fashion/contract/store/details'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { type AuditEntry, recordedChange } from '../staff/index.ts'
import { brandOf } from './brand.ts'
import { logosTable, storeTable as table } from './store.table.ts'

export interface StoredDetails {
  readonly store: StoreDetails
  readonly brand: StoreBrand
  readonly version: number
}

/** The details in memory: every page names them. */
export const cachedStore = perShop((shop) => {
  let known: Store | undefined
  const { changed } = shop.invalidation.cache('store', async () => {
    const { store, brand } = await storedStore(shop)
    known = { ...store, brand }
    shop.cache.drop(['store'])
  })
  const current = () => {
    if (known === undefined) throw new Error('the details of the store are read at the start')
    return known
  }
  return { current, changed }
})

export async function storedStore({ database }: Pick<Shop, 'database'>): Promise<StoredDetails> {
  const [row] = await database.db
    .select({ store: getTableColumns(table), logo: logosTable })
    .from(table)
    .leftJoin(logosTable, eq(logosTable.name, table.logo))
  if (row === undefined) throw new Error('the details of the store are missing')
  return {
    store: storeDetails.parse(row.store),
    brand: brandOf(row.store, row.logo),
    version: row.store.version,
  }
}

/** The owner says whose store it is. Refuses with 'store.changed-meanwhile' if someone else was faster. */
export async function setStore(
  shop: Shop,
  session: StaffSession,
  { store, version }: ParsedBody<Calls['staff.store-set']>,
): Promise<StoredDetails> {
  const entry = { action: 'store-set', subject: 'store', change: { ...store } }
  await changeStore(shop, session, { entry, version }, async () => store)
  return storedStore(shop)
}

interface StoreChange {
  readonly entry: AuditEntry
  /** The one that its owner has seen. */
  readonly version: number
}

/** Changes columns of the store's row, which `write` returns. Refuses with 'store.changed-meanwhile'. */
export const changeStore = (
  shop: Shop,
  session: StaffSession,
  { entry, version }: StoreChange,
  write: (tx: Db, at: Date) => Promise<Partial<typeof table.$inferInsert>>,
): Promise<void> =>
  recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(table)
      .set({ ...(await write(tx, at)), changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    await cachedStore(shop).changed(tx)
  })

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'store.changed-meanwhile',
    'Someone else has changed the store details. Please reload.',
  )
