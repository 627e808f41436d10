/** The front door of loyalty. */
export { PointsPanel } from './points-panel.tsx'
