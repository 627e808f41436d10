/** The front door of order notices: staff hear of new orders by email. */
export { orderNoticesFeature } from './order-notices.feature.ts'
