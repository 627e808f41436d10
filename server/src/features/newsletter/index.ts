/** The front door of the newsletter: who wants to hear from the house. */
export { newsletterRoutes } from './newsletter.routes.ts'
export { createNewsletter } from './newsletter.service.ts'
