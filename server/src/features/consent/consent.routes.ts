import type { Handlers } from '../../platform/http/handlers.ts'
import type { Consents } from './consent.service.ts'

export const consentRoutes = (consents: Consents): Handlers => ({
  'consent.save': async ({ body }) => ({ success: true, sessionId: await consents.save(body) }),
  'consent.track': async ({ body }) => {
    await consents.track(body)
    return { success: true }
  },
})
