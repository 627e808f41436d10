import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { handOver } from './ownership.service.ts'

export const ownershipRoutes = (shop: Shop): Handlers => ({
  'staff.ownership-hand-over': async ({ session, params, body }) => {
    const name = await handOver(shop, session, params.id, body)
    const next = body.keeps === null ? 'You are signed out.' : 'Please sign in again.'
    return { success: true, message: `${name} is an owner now. ${next}` }
  },
})
