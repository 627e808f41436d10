/** The front door of accounts: customers, their sessions, their passwords. */
export { accountJobs } from './accounts.jobs.ts'
export { accountRoutes } from './accounts.routes.ts'
export { type Accounts, createAccounts, refuseWeakPassword } from './accounts.service.ts'
export {
  currencyOfCustomer,
  customerById,
  customerNames,
  renameCustomer,
  setCurrencyOfCustomer,
} from './customer.queries.ts'
export { forgetExpiredEmailChanges } from './email-change.queries.ts'
export { createEmailChanges, type EmailChanges } from './email-change.service.ts'
export { opaqueCustomerId } from './opaque-id.ts'
export { createPasswordReset } from './password-reset.service.ts'
export { forgetExpiredSessions } from './session.queries.ts'
export { createCustomerSessions } from './sessions.service.ts'
