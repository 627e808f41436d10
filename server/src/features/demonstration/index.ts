/** The front door of the demonstration: its clock can be pushed forward, and scenarios played. */
export { demonstrationFeature, type TimeMachine } from './demonstration.feature.ts'
export { runDueTasks } from './demonstration.service.ts'
