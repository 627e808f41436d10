import { z } from 'zod'
import type { ControlOptions } from './control.routes.ts'
import { type ScenarioName, scenarioNames } from './scenario-list.ts'

export const scenarioName = z.enum(scenarioNames)

/** Longer than a shop holds the items of a payment. */
const afterHoldMs = 36 * 60_000

/** Plays a scenario, and returns what happened in words. */
export function scenarioPlayer({
  notices,
  koko,
  switches,
}: Pick<ControlOptions, 'notices' | 'koko' | 'switches'>) {
  const play: Readonly<Record<ScenarioName, () => Promise<string>>> = {
    'return-day-7': () => notices.send({ kind: 'play', scenario: 'return-day-7' }),
    'return-day-8': () => notices.send({ kind: 'play', scenario: 'return-day-8' }),
    'parcel-lost': () => notices.send({ kind: 'play', scenario: 'parcel-lost' }),
    'paid-after-hold': async () => {
      const open = [...koko.orders.values()].findLast(({ status }) => status === 'PENDING')
      if (open === undefined) return 'There is no open payment at Koko. Please begin one in the shop first.'
      const said = await notices.send({ kind: 'push-clock', ms: afterHoldMs })
      await koko.end(open, 'SUCCESS').webhookAttempted
      return `${said} Koko took the money for order ${open.fields._reference} after that.`
    },
    'refund-refused': async () => {
      switches.change({ stripe: 'refunds-refused' })
      return 'Card refunds are refused now.'
    },
  }
  return (name: ScenarioName): Promise<string> => play[name]()
}
