import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SandboxClock } from './clock.ts'

/** What the shop can be asked to do; times in ms. */
export type Notice =
  | { readonly kind: 'push-clock'; readonly ms: number }
  | { readonly kind: 'play'; readonly scenario: string }

/** The demonstration shop, which follows the clock and plays scenarios. */
export interface ShopNotices {
  /** Whether there is a shop to ask. */
  readonly hasShop: boolean
  /** Has the shop do it; returns what the shop says about it. Without a shop only the clock is pushed. */
  send(notice: Notice): Promise<string>
}

export interface ShopNoticesOptions {
  readonly clock: SandboxClock
  /** Where the shop takes notices, and the key they are signed with; null without a shop. */
  readonly shop: { readonly url: string; readonly key: string } | null
}

const answerWithinMs = 60_000

const answer = z.union([
  z.object({ success: z.literal(true), pushedMs: z.number(), said: z.string() }),
  z.object({ success: z.literal(false), message: z.string() }),
])

export const shopNotices = ({ clock, shop }: ShopNoticesOptions): ShopNotices => ({
  hasShop: shop !== null,
  send: async (notice) => {
    if (shop === null) {
      if (notice.kind !== 'push-clock') return 'There is no shop to play it with.'
      clock.advance(notice.ms)
      return 'The clock was pushed.'
    }
    const body = JSON.stringify(notice)
    const signature = createHmac('sha256', shop.key).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
    const signal = AbortSignal.timeout(answerWithinMs)
    try {
      const response = await fetch(shop.url, { method: 'POST', headers, body, signal })
      const given = answer.parse(await response.json())
      if (!given.success) return given.message
      clock.pushTo(given.pushedMs)
      return given.said
    } catch {
      return 'The shop did not answer. Nothing was changed.'
    }
  },
})
