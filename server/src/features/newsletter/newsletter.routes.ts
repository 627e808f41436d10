import type { Handlers } from '../../platform/http/handlers.ts'
import type { Newsletter } from './newsletter.service.ts'

export const newsletterRoutes = (newsletter: Newsletter): Handlers => ({
  'newsletter.subscribe': async ({ body }) => {
    const isNew = await newsletter.subscribe(body.email, body.source)
    return {
      success: true,
      message: isNew
        ? 'Thank you for subscribing! We will write to you soon.'
        : 'You are already on the list. See you in your inbox!',
    }
  },
})
