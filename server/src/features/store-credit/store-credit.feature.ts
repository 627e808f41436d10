import type { Feature } from '../../platform/feature.ts'
import { storeCreditRoutes } from './store-credit.routes.ts'
import { creditStatement, type StoreCredit, toCreditEntry } from './store-credit.service.ts'
import { storeCreditStaffRoutes } from './store-credit.staff.routes.ts'
import { createStaffStoreCredit } from './store-credit.staff.service.ts'

type Deps = Parameters<typeof storeCreditRoutes>[0] &
  Parameters<typeof createStaffStoreCredit>[0] & { readonly storeCredit: StoreCredit }

/** More entries than anybody has. */
const everything = 100_000

export const storeCreditFeature = (deps: Deps): Feature => ({
  name: 'store-credit',
  handlers: {
    ...storeCreditRoutes(deps),
    ...storeCreditStaffRoutes(createStaffStoreCredit(deps)),
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
      await deps.storeCredit.forfeit(tx, customerId)
      return undefined
    },
  },
})
