/** The query of what waits for staff: every change of staff makes it stale. */
export const todayKey = ['today'] as const
