/** The front door of sharing: what other sites and search engines read of the shop. */
export { sharingRoutes } from './sharing.routes.ts'
