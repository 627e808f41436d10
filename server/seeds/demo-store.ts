import { sql } from 'drizzle-orm'
import type { Database, Db } from '../src/platform/database/database.ts'
import { markShopMode } from '../src/platform/database/shop-mode.ts'
import { seedChat } from './chat/seed-chat.ts'
import { seedCurrencies } from './currencies.ts'
import { orderHistory } from './order-history.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCommunity } from './seed-community.ts'
import { seedLoyalty } from './seed-loyalty.ts'
import { seedOrders } from './seed-orders.ts'
import { seedDemoPages, seedHome, seedTemplates } from './seed-pages.ts'
import { seedPeople } from './seed-people.ts'
import { seedReturns } from './seed-returns.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedStore } from './seed-store.ts'
import { seedStoreCredit } from './seed-store-credit.ts'
import { seedZones } from './seed-zones.ts'
import { writtenReviews } from './written-reviews.ts'

/** What every shop needs before its first page: the currencies, and the pages that its owner edits. Each once. */
export async function prepareShop(database: Database, now: Date): Promise<void> {
  await once(database, 'currencies', now, seedCurrencies)
  await once(database, 'pages', now, (tx) => seedTemplates(tx, now))
  await once(database, 'home', now, (tx) => seedHome(tx, now))
}

/** The demonstration store, once, into a database that is marked as one. Returns whether it was loaded now. */
export const loadDemoStore = (
  database: Database,
  { passwordMemoryKib }: { readonly passwordMemoryKib: number },
  now: Date,
): Promise<boolean> =>
  once(database, 'demo-store', now, async (tx) => {
    if ((await markShopMode(tx, 'demo')) !== 'demo')
      throw new Error('This database belongs to a live shop: no demonstration is loaded into it.')
    await seedStore(tx, now)
    await seedDemoPages(tx)
    await seedCatalogue(tx, now)
    await seedZones(tx, now)
    await seedPeople(tx, passwordMemoryKib, now)
    await seedStoreCredit(tx, now)
    const reviews = writtenReviews()
    await seedReviews(tx, now, reviews)
    await seedOrders(tx, now, orderHistory(reviews))
    await seedReturns(tx, now)
    await seedLoyalty(tx, now)
    await seedCommunity(tx, now)
    await seedChat(tx, now)
  })

/** Of two that start at once the second waits, and finds it done. */
function once(
  database: Database,
  name: string,
  now: Date,
  load: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const claimed = await tx.execute(
      sql`insert into seeds_loaded (name, loaded_at) values (${name}, ${now}) on conflict do nothing`,
    )
    if (claimed.rowCount === 0) return false
    await load(tx)
    return true
  })
}
