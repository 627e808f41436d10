const minute = 60_000
const day = 24 * 60 * minute

/** How long after opening a payment its partner is polled, even without a webhook event. */
const pollsAfterMs = [2 * minute, 5 * minute, 15 * minute, 60 * minute, day, 2 * day, 3 * day]

/** How often a payment that came in is polled for refunds and disputes, by its age. */
const reversalRhythm = [
  { untilMs: day, everyMs: 60 * minute },
  { untilMs: 30 * day, everyMs: day },
  { untilMs: 180 * day, everyMs: 7 * day },
]

/** When to ask next what went back from a payment that came in at `settledAt`; null after half a year. */
export function nextReversalPoll(settledAt: Date, now: Date): Date | null {
  const rhythm = reversalRhythm.find(({ untilMs }) => now.getTime() - settledAt.getTime() < untilMs)
  return rhythm === undefined ? null : new Date(now.getTime() + rhythm.everyMs)
}

/** When to poll a payment opened at `openedAt` next; null after the last poll. */
export function nextPoll(openedAt: Date, now: Date): Date | null {
  const after = pollsAfterMs.find((ms) => openedAt.getTime() + ms > now.getTime())
  return after === undefined ? null : new Date(openedAt.getTime() + after)
}
