/** The front door of today: what waits for staff. */
export type { TodayNotice } from './today-page.tsx'
