/** The front door of security: where customers are signed in, and how they keep the account their own. */
export { createDevices, type Devices } from './devices.service.ts'
export { createPasswordChange, type PasswordChange } from './password-change.service.ts'
export { securityFeature } from './security.feature.ts'
