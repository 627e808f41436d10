/** The front door of today: what waits for staff. */
export { useMenuCounts } from './menu-counts.ts'
export type { TodayNotice } from './today-page.tsx'
