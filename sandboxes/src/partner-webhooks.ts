import type { SandboxClock } from './clock.ts'

/** A webhook event as sent; a retry is identical. */
export interface PartnerWebhook {
  readonly id: string
  readonly url: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly createdMs: number
  /** Attempts so far: time, and status or error. */
  readonly tries: { readonly atMs: number; readonly outcome: string; readonly isTaken: boolean }[]
}

export type NewPartnerWebhook = Pick<PartnerWebhook, 'id' | 'url' | 'type' | 'headers' | 'body'>

export interface PartnerWebhooks {
  readonly sent: Map<string, PartnerWebhook>
  /** Stores a webhook event and sends it in the background, as often as configured; resolves after the attempt. */
  emit(partnerWebhook: NewPartnerWebhook, times: number): Promise<void>
  /** Sends one again now; true if it was accepted. */
  resend(partnerWebhook: PartnerWebhook): Promise<boolean>
  close(): void
}

const answerWithinMs = 10_000

/** Webhook events of partners other than Stripe: first attempts in order, retries with growing gaps. */
export function partnerWebhookSender(clock: SandboxClock, retryDelaysMs: readonly number[]): PartnerWebhooks {
  const sent = new Map<string, PartnerWebhook>()
  const closing = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  let firstTries = Promise.resolve()
  const deliver = async (partnerWebhook: PartnerWebhook): Promise<boolean> => {
    const outcome = await post(partnerWebhook, closing.signal)
    partnerWebhook.tries.push({ atMs: clock.nowMs(), ...outcome })
    return outcome.isTaken
  }
  const deliverOrRetry = async (partnerWebhook: PartnerWebhook, retries: number): Promise<void> => {
    const isTaken = await deliver(partnerWebhook)
    const delayMs = retryDelaysMs[retries]
    if (isTaken || delayMs === undefined || closing.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliverOrRetry(partnerWebhook, retries + 1)
    }, delayMs)
    timers.add(timer.unref())
  }
  return {
    sent,
    emit: async (given, times) => {
      const partnerWebhook: PartnerWebhook = { ...given, createdMs: clock.nowMs(), tries: [] }
      sent.set(partnerWebhook.id, partnerWebhook)
      for (let time = 0; time < times; time += 1)
        firstTries = firstTries.then(() => deliverOrRetry(partnerWebhook, 0))
      await firstTries
    },
    resend: deliver,
    close: () => {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** How often a webhook event is sent while a switch is set. */
export const timesOf = (fault: string): number =>
  fault === 'webhooks-lost' ? 0 : fault === 'webhooks-twice' ? 2 : 1

async function post({ url, headers, body }: PartnerWebhook, closing: AbortSignal) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    })
    await response.body?.cancel()
    return { outcome: String(response.status), isTaken: response.ok }
  } catch (error) {
    return { outcome: error instanceof Error ? error.message : String(error), isTaken: false }
  }
}
