export interface OpenDay {
  /** 1 is Monday. */
  readonly weekday: number
  /** As '09:00', in Colombo; null: closed that day. */
  readonly opensAt: string | null
  readonly closesAt: string | null
}

/**
 * Whether staff are there at a time of a weekday in Colombo, as '14:05'. A day that closes before it opens goes on after
 * midnight; one that closes when it opens lasts 24 hours.
 */
export function isOpen(days: readonly OpenDay[], weekday: number, time: string): boolean {
  const [today, yesterday] = [hoursOf(days, weekday), hoursOf(days, weekday === 1 ? 7 : weekday - 1)]
  const isOpenSinceToday =
    today !== undefined && today.opens <= time && (time < today.closes || today.closes <= today.opens)
  const isOpenSinceYesterday =
    yesterday !== undefined && yesterday.closes <= yesterday.opens && time < yesterday.closes
  return isOpenSinceToday || isOpenSinceYesterday
}

/** When staff answer on a weekday, as '09:00' in Colombo; null if they do not. */
export function hoursOn(
  days: readonly OpenDay[],
  weekday: number,
): { readonly opensAt: string; readonly closesAt: string } | null {
  const hours = hoursOf(days, weekday)
  return hours === undefined ? null : { opensAt: hours.opens, closesAt: hours.closes }
}

function hoursOf(days: readonly OpenDay[], weekday: number) {
  const { opensAt = null, closesAt = null } = days.find((one) => one.weekday === weekday) ?? {}
  if (opensAt === null || closesAt === null) return undefined
  return { opens: opensAt.slice(0, 5), closes: closesAt.slice(0, 5) }
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
