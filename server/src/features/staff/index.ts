/** The front door of staff: who runs the shop, what each role may do, and the log of what they changed. */
export { createFirstOwner, type FirstOwner } from './first-owner.service.ts'
export { purgeExpiredStaffSessions, recordChange } from './staff.queries.ts'
export { staffCookie, staffRoutes } from './staff.routes.ts'
export { isStaffDeviceOf, purgeUnusedStaffDevices } from './staff-devices.queries.ts'
export { createStaffSessions, type StaffSessions } from './staff-sessions.service.ts'
