import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { deleteSubscription, moveSubscription, subscriptionOf } from './newsletter.queries.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { subscriberStaffRoutes } from './newsletter.staff.routes.ts'
import { newsletterMails, newsletterSubscriptions } from './newsletter.subscribers.ts'

export const newsletterFeature = (shop: Shop): Feature => ({
  name: 'newsletter',
  mails: Object.values(newsletterMails),
  handlers: { ...newsletterRoutes(shop), ...subscriberStaffRoutes(shop) },
  subscriptions: newsletterSubscriptions(shop),
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
      if (confirmedEmailKey !== null) await deleteSubscription(tx, confirmedEmailKey)
      return undefined
    },
  },
})
