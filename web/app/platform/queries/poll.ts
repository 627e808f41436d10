/** How long and how often somebody is asked. */
export interface Polling {
  readonly everyMs: number
  readonly limitMs: number
  /** Ends it when the screen is left. */
  readonly signal: AbortSignal
}

/** How the print partner is asked for a mockup [B9.27]; it is given up after 5 minutes. */
export const mockupPolling: Pick<Polling, 'everyMs' | 'limitMs'> = { everyMs: 3_000, limitMs: 300_000 }

/**
 * Waits and asks, again and again, until there is an answer. A question that fails is asked again. Undefined once the
 * time is over; a polling that is left never answers.
 */
export function poll<Answer>(
  ask: () => Promise<Answer | undefined>,
  { everyMs, limitMs, signal }: Polling,
): Promise<Answer | undefined> {
  let left = Math.floor(limitMs / everyMs)
  return new Promise((answer) => {
    const next = () => {
      const timer = setTimeout(() => void look(), everyMs)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
    const look = async () => {
      const answered = await ask().catch(() => undefined)
      left -= 1
      if (signal.aborted) return
      if (answered !== undefined || left <= 0) answer(answered)
      else next()
    }
    if (!signal.aborted) next()
  })
}
