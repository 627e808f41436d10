import type { Handlers } from '../../../platform/http/handlers.ts'
import type { WornLooks } from './worn-looks.service.ts'

export const wornLooksRoutes = (wornLooks: WornLooks): Handlers => ({
  'community.bought-items': async ({ session }) => ({
    success: true,
    items: await wornLooks.boughtItems(session.customerId),
  }),
  'community.worn': async ({ query }) => ({ success: true, ...(await wornLooks.ofProduct(query)) }),
  'community.worn-consent': async ({ session, body: { submissionId, version } }) => {
    await wornLooks.consent(session.customerId, submissionId, version)
    const message =
      version === ''
        ? 'Your look no longer shows on product pages'
        : 'Thank you. Your look shows on the product pages.'
    return { success: true, message }
  },
})
