/** The front door of explanation: how the figures of an order come about. */
export { explanationRoutes } from './explanation.routes.ts'
export { createExplanations, type Explanations } from './explanation.service.ts'
