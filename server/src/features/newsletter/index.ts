/** The front door of the newsletter and its subscribers. */
export { newsletterFeature } from './newsletter.feature.ts'
export { subscriptionOf } from './newsletter.queries.ts'
export { unsubscribeLinkRoutes } from './newsletter.routes.ts'
export { isSubscribed, subscribeToNewsletter, unsubscribeOwner } from './newsletter.service.ts'
