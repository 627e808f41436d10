const hourMs = 3_600_000
/** Sri Lanka is half an hour off the full hours of UTC, all year. */
const offsetMs = 5.5 * hourMs

/** The start of the hour or day, by the clocks of Sri Lanka, that a moment lies in. Digests tell what came before it. */
export function periodStart(rhythm: 'hourly' | 'daily', now: Date): Date {
  const lengthMs = rhythm === 'hourly' ? hourMs : 24 * hourMs
  const local = now.getTime() + offsetMs
  return new Date(local - (local % lengthMs) - offsetMs)
}
