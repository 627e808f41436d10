import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import type { EarlyAccess } from './early-access.ts'

interface EarlyAccessRoutesDeps extends Shop {
  readonly earlyAccess: EarlyAccess
}

export const earlyAccessRoutes = ({ database, earlyAccess }: EarlyAccessRoutesDeps): Handlers => ({
  'catalog.early-access': async ({ session }) => {
    const until = await earlyAccess.until(database.db, session.customerId)
    return { success: true, until: until?.getTime() ?? null }
  },
})
