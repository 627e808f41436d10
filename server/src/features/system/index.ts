/** The front door of the system: what runs in the background, and what failed there. */
export { systemFeature } from './system.feature.ts'
export { scheduledTasks } from './tasks.staff.service.ts'
