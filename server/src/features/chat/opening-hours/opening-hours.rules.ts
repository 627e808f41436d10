export interface OpenDay {
  /** 1 is Monday. */
  readonly weekday: number
  /** As '09:00', in Colombo; null: closed that day. */
  readonly opensAt: string | null
  readonly closesAt: string | null
}

/** Whether staff are there at a time of a weekday in Colombo, as '14:05'. */
export function isOpen(days: readonly OpenDay[], weekday: number, time: string): boolean {
  const day = days.find((one) => one.weekday === weekday)
  if (day === undefined || day.opensAt === null || day.closesAt === null) return false
  return day.opensAt.slice(0, 5) <= time && time < day.closesAt.slice(0, 5)
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Colombo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekday (1 is Monday) and the time of day in Colombo. */
export function timeInColombo(at: Date): { readonly weekday: number; readonly time: string } {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    weekday: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}
