let aheadMs = 0

/** Answers are dated to the second and take a moment, so a smaller difference says nothing. */
const leastDifferenceMs = 60_000

/** Learns the shop's time from the Date of an answer that cannot come from a cache. */
export function noteShopTime(date: string | null, now: number): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - now
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) < leastDifferenceMs ? 0 : difference
}

/** Asks for it, on screens that count down; without an answer the device's time counts. */
export async function learnShopTime(): Promise<void> {
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  noteShopTime(answer?.headers.get('date') ?? null, Date.now())
}

/** The shop's time in ms: a device whose clock is wrong still counts down to the shop's moments. */
export const shopTime = (now = Date.now()): number => now + aheadMs
