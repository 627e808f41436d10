import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { creditStatement, toCreditEntry } from './store-credit.service.ts'

export const storeCreditRoutes = ({ database }: Shop): Handlers => ({
  'store-credit.own': async ({ session }) => {
    const { balance, entries } = await creditStatement(database.db, session.customerId)
    return { success: true, balance, entries: entries.map(toCreditEntry) }
  },
})
