/** The front door of accounts: customers, their sessions, their passwords. */
export { accountJobs } from './accounts.jobs.ts'
export { accountRoutes } from './accounts.routes.ts'
export { createAccounts, refuseWeakPassword } from './accounts.service.ts'
export {
  currencyOfCustomer,
  customerById,
  customerNames,
  setCurrencyOfCustomer,
} from './customer.queries.ts'
export { opaqueCustomerId } from './opaque-id.ts'
export { createPasswordReset } from './password-reset.service.ts'
export { forgetExpiredSessions } from './session.queries.ts'
export { createCustomerSessions } from './sessions.service.ts'
export { forgetExpiredSignIns } from './social/attempt.queries.ts'
export { createLinkedAccounts } from './social/linked-accounts.service.ts'
export { socialJobs } from './social/social.jobs.ts'
export { socialRoutes } from './social/social.routes.ts'
export { socialReturnRoutes } from './social/social-return.routes.ts'
export { createSocialSignIn } from './social/social-sign-in.service.ts'
