/** The front door of staff: who runs the shop, what each role may do, and the log of what they changed. */
export { recordedChange } from './audit-log.ts'
export { createFirstOwner } from './first-owner.service.ts'
export { staffFeature } from './staff.feature.ts'
export { staffMembers } from './staff.queries.ts'
export { staffCookie } from './staff.routes.ts'
export { isStaffDeviceOf } from './staff-devices.queries.ts'
export { createStaffSessions } from './staff-sessions.service.ts'
