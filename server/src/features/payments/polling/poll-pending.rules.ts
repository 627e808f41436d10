const minute = 60_000
const day = 24 * 60 * minute

/** How long after opening a payment its partner is polled, even without a webhook event. */
const pollsAfterMs = [2 * minute, 5 * minute, 15 * minute, 60 * minute, day, 2 * day, 3 * day]

/** When to poll a payment opened at `openedAt` next; null after the last poll. */
export function nextPoll(openedAt: Date, now: Date): Date | null {
  const after = pollsAfterMs.find((ms) => openedAt.getTime() + ms > now.getTime())
  return after === undefined ? null : new Date(openedAt.getTime() + after)
}
