/** How often a member of staff hears of new orders by email. */
export const noticeRhythms = ['each', 'hourly', 'daily', 'none'] as const
export type NoticeRhythm = (typeof noticeRhythms)[number]
