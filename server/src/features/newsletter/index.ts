/** The front door of the newsletter and its subscribers. */
export {
  listSubscribers,
  moveSubscription,
  type SubscriberFilter,
  subscriptionOf,
} from './newsletter.queries.ts'
export { newsletterRoutes, unsubscribeLinkRoutes } from './newsletter.routes.ts'
export { createNewsletter, type Newsletter } from './newsletter.service.ts'
export { newsletterSubscriptions } from './newsletter.subscribers.ts'
