/** The front door of the newsletter and its subscribers. */
export { moveSubscription, subscriptionOf } from './newsletter.queries.ts'
export { newsletterRoutes, unsubscribeLinkRoutes } from './newsletter.routes.ts'
export { createNewsletter, type Newsletter } from './newsletter.service.ts'
export { subscriberStaffRoutes } from './newsletter.staff.routes.ts'
export { createStaffSubscribers } from './newsletter.staff.service.ts'
export { newsletterSubscriptions } from './newsletter.subscribers.ts'
