const minute = 60_000
const day = 24 * 60 * minute

/** After so long since a payment was opened its partner is asked, whether it told anything or not. */
const pollsAfterMs = [2 * minute, 5 * minute, 15 * minute, 60 * minute, day, 2 * day, 3 * day]

/** When a partner is asked next about a payment that was opened at `openedAt`; null when it was asked often enough. */
export function nextPoll(openedAt: Date, now: Date): Date | null {
  const after = pollsAfterMs.find((ms) => openedAt.getTime() + ms > now.getTime())
  return after === undefined ? null : new Date(openedAt.getTime() + after)
}
