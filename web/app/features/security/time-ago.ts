const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** A relative time, such as '3 hours ago'; within the last minute 'now'. Times in ms. */
export function timeAgo(at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  for (const { unit, ms } of units) {
    const passed = Math.floor((now - at) / ms)
    if (passed >= 1) return words.format(-passed, unit)
  }
  return 'now'
}
