import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { subscribeToNewsletter, unsubscribeByLink } from './newsletter.service.ts'

const messages = {
  new: 'Thank you for subscribing!',
  known: 'You are already subscribed.',
  back: 'You are subscribed again.',
  'code-sent': 'You are already subscribed. We have emailed you a code.',
  'code-again': 'You are already subscribed. We have emailed you your code again.',
  'back-code-again': 'You are subscribed again. We have emailed you your code again.',
} as const

export const newsletterRoutes = (shop: Shop): Handlers => ({
  'newsletter.subscribe': async ({ body }) => {
    const { kind, code, percent } = await subscribeToNewsletter(shop, body.email, body.source)
    return {
      success: true,
      message: messages[kind],
      ...(code === undefined ? {} : { discountCode: code, discountPercent: percent }),
    }
  },
  'newsletter.unsubscribe': async ({ params }) => {
    await unsubscribeByLink(shop, params.token)
    return { success: true, message: 'You are unsubscribed from our newsletter.' }
  },
})

/**
 * The List-Unsubscribe URL, opened by a person, redirects to a page that asks for confirmation: programs that only
 * follow links must not unsubscribe anyone (RFC 8058 section 3).
 */
export async function unsubscribeLinkRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { token: string } }>('/api/newsletter/unsubscribe/:token', (request, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(request.params.token)}`),
  )
}
