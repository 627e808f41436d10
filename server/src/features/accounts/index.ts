/** The front door of accounts: customers, their sessions, their passwords. */
export * from './accounts.events.ts'
export { accountsFeature } from './accounts.feature.ts'
export { getAccountUser, refuseWeakPassword, unknownCustomer } from './accounts.service.ts'
export { confirmOwner, confirmPassword } from './confirm-owner.ts'
export {
  changeCustomer,
  currencyOfCustomer,
  customerById,
  customerNames,
  deleteCustomer,
  lockConfirmed,
  lockCustomer,
  renameCustomer,
  setCurrencyOfCustomer,
} from './customer.queries.ts'
export { customersLike, listCustomers } from './customer-list.queries.ts'
export { isDeviceOf, shareDevice } from './devices/known-devices.queries.ts'
export { dropEmailChange } from './email-change/email-change.queries.ts'
export { findPendingEmail, requestEmailChange } from './email-change/email-change.service.ts'
export { nameLine, nameless, nameProblem, publicNameOf } from './names/public-name.rules.ts'
export { opaqueCustomerId } from './opaque-id.ts'
export { activeSessions, firstAddressOf } from './session.queries.ts'
export { requireSession, signOutDevice, signOutElsewhere, signOutEverywhere } from './sessions.service.ts'
export { socialReturnRoutes } from './social/social-return.routes.ts'
export { emailChanged } from './verification.service.ts'
