import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { changeStore, type StoredDetails, storedStore } from './store.service.ts'
import { logosTable } from './store.table.ts'

/** px; enough for the picture that other sites show. */
const shape = { kind: 'store-logo', width: 1600, height: 800, fit: 'logo' } as const

/**
 * The owner sets the logo. Refuses with 'store.changed-meanwhile' and as `uploads.keep` does a logo. A former one stays:
 * emails that were sent show it.
 */
export async function setLogo(
  shop: Shop,
  session: StaffSession,
  file: Buffer,
  version: number,
): Promise<StoredDetails> {
  const name = await shop.uploads.keep(file, shape)
  await writeLogo(shop, session, { name, version }).catch(async (error: unknown) => {
    await shop.uploads.discard(name)
    throw error
  })
  return storedStore(shop)
}

interface NewLogo {
  readonly name: string
  readonly version: number
}

async function writeLogo(shop: Shop, session: StaffSession, { name, version }: NewLogo): Promise<void> {
  const { width, height } = await shop.uploads.levels.inspect(name)
  const entry = { action: 'store-logo-set', subject: 'store', change: { logo: name } }
  await changeStore(shop, session, { entry, version }, async (tx, at) => {
    await tx.insert(logosTable).values({ name, width, height, addedAt: at })
    return { logo: name }
  })
}

/** The name stands in its place again. Refuses with 'store.changed-meanwhile'. */
export async function removeLogo(shop: Shop, session: StaffSession, version: number): Promise<StoredDetails> {
  const entry = { action: 'store-logo-remove', subject: 'store', change: { logo: null } }
  await changeStore(shop, session, { entry, version }, async () => ({ logo: null }))
  return storedStore(shop)
}

/** Those of the names that are or were the logo. */
export async function logosAmong(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: logosTable.name })
    .from(logosTable)
    .where(inArray(logosTable.name, [...names]))
  return rows.map(({ name }) => name)
}
