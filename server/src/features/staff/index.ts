/** The front door of staff: who runs the shop, what each role may do, and the log of what they changed. */
export { recordedChange } from './audit-log.ts'
export { firstOwnerLink } from './first-owner.service.ts'
export { resetLinkOf } from './passwords/staff-passwords.service.ts'
export { staffFeature } from './staff.feature.ts'
export { staffMembers } from './staff.queries.ts'
export { staffCookie } from './staff.routes.ts'
export { isStaffDeviceOf } from './staff-devices.queries.ts'
export { requireStaffSession } from './staff-sessions.service.ts'
