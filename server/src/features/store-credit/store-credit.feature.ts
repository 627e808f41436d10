import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { storeCreditRoutes } from './store-credit.routes.ts'
import { creditStatement, forfeitStoreCredit, toCreditEntry } from './store-credit.service.ts'
import { storeCreditStaffRoutes } from './store-credit.staff.routes.ts'

/** More entries than anybody has. */
const everything = 100_000

export const storeCreditFeature = (shop: Shop): Feature => ({
  name: 'store-credit',
  handlers: {
    ...storeCreditRoutes(shop),
    ...storeCreditStaffRoutes(shop),
  },
  personalData: {
    tables: ['store_credits', 'store_credit_entries'],
    download: async (db, { customerId }) => {
      const { balance, entries } = await creditStatement(db, customerId, everything)
      return {
        storeCredit: {
          balance,
          entries: entries.map((entry) => ({ ...toCreditEntry(entry), at: entry.at })),
        },
      }
    },
    // What is left falls to the shop.
    erase: async (tx, { customerId }) => {
      await forfeitStoreCredit(shop, tx, customerId)
      return undefined
    },
  },
})
