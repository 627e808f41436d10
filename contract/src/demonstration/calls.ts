import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/** What the sandbox can have a demonstration do to its newest order. */
export const scenarios = ['return-day-7', 'return-day-8', 'parcel-lost'] as const
export type Scenario = (typeof scenarios)[number]

const longestPushMs = 366 * 24 * 3_600_000

/** What the sandbox's control page asks of a demonstration; times in ms. */
export const sandboxNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push-clock'), ms: z.number().int().min(1).max(longestPushMs) }),
  z.object({ kind: z.literal('play'), scenario: z.enum(scenarios) }),
])
export type SandboxNotice = z.output<typeof sandboxNotice>

export const demonstrationCalls = {
  'demonstration.notice': defineCall({
    method: 'POST',
    path: '/api/webhooks/sandbox',
    access: 'partner',
    summary: "Receives the sandbox's signed notices: pushes the demonstration's clock, or plays a scenario.",
    request: {},
    response: success({
      /** How far the clock is pushed by now, in ms. */
      pushedMs: z.number().int(),
      /** What was done, in words. */
      said: z.string(),
    }),
    refusals: [
      'demonstration.only',
      'demonstration.signature-wrong',
      'demonstration.notice-wrong',
      'demonstration.no-order',
      'demonstration.too-late',
    ],
  }),
}
