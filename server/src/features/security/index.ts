/** The front door of security: where customers are signed in, and how they keep the account their own. */
export { deviceName } from './device-name.ts'
export { listDevicesOf } from './devices.service.ts'
export { changePassword } from './password-change.service.ts'
export { securityFeature } from './security.feature.ts'
