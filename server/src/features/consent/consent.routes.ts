import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { saveConsent, trackVisit } from './consent.service.ts'

export const consentRoutes = (shop: Shop): Handlers => ({
  'consent.save': async ({ body }) => ({ success: true, sessionId: await saveConsent(shop, body) }),
  'consent.track': async ({ body }) => {
    await trackVisit(shop, body)
    return { success: true }
  },
})
