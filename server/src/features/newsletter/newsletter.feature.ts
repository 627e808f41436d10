import type { Feature } from '../../platform/feature.ts'
import { moveSubscription, subscriptionOf } from './newsletter.queries.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import type { Newsletter } from './newsletter.service.ts'
import { subscriberStaffRoutes } from './newsletter.staff.routes.ts'
import { createStaffSubscribers } from './newsletter.staff.service.ts'
import { type NewsletterSubscriptionsDeps, newsletterSubscriptions } from './newsletter.subscribers.ts'

type Deps = NewsletterSubscriptionsDeps &
  Parameters<typeof createStaffSubscribers>[0] & { readonly newsletter: Newsletter }

export const newsletterFeature = (deps: Deps): Feature => ({
  name: 'newsletter',
  handlers: {
    ...newsletterRoutes(deps.newsletter),
    ...subscriberStaffRoutes(createStaffSubscribers(deps)),
  },
  subscriptions: newsletterSubscriptions(deps),
  personalData: {
    tables: [],
    download: async (db, { confirmedEmailKey }) => {
      if (confirmedEmailKey === null) return {}
      const { source, createdAt, unsubscribedAt } = (await subscriptionOf(db, confirmedEmailKey)) ?? {}
      return {
        newsletter: createdAt === undefined ? null : { source, subscribedAt: createdAt, unsubscribedAt },
      }
    },
    moveAddress: (tx, from, to) => moveSubscription(tx, from.toLowerCase(), to),
    erase: async (tx, { confirmedEmailKey }) => {
      if (confirmedEmailKey !== null) await deps.newsletter.forget(tx, confirmedEmailKey)
      return undefined
    },
  },
})
