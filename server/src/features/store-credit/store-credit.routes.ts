import type { Database } from '../../platform/database/database.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { creditStatement, toCreditEntry } from './store-credit.service.ts'

export const storeCreditRoutes = ({ database }: { readonly database: Database }): Handlers => ({
  'store-credit.own': async ({ session }) => {
    const { balance, entries } = await creditStatement(database.db, session.customerId)
    return { success: true, balance, entries: entries.map(toCreditEntry) }
  },
})
