import type { Calls, ResponseOf } from '@first-fashion/contract'
import { words } from '../../../platform/words/i18n.ts'
import './order-points-words.ts'

export type Earning = ResponseOf<Calls['loyalty.earning']>

interface Facts {
  readonly earning: Earning
  readonly returnDays: number
  /** Whether what is bought can be sent back. */
  readonly isReturnable?: boolean
}

/** When points become available, what a return takes back, and what a campaign adds. */
export function pointsFacts({ earning, returnDays, isReturnable = true }: Facts): string {
  const { areOrdersAtOnce, campaign } = earning
  const facts = [
    words.t(areOrdersAtOnce ? 'order-points:usableAtOnce' : 'order-points:usable', { count: returnDays }),
    isReturnable ? words.t('order-points:takenBack') : '',
    campaign === null
      ? ''
      : words.t('order-points:campaign', {
          name: campaign.name,
          multiplier: campaign.multiplier,
          date: new Date(`${campaign.endsOn}T00:00:00Z`).toLocaleDateString('en-GB', {
            day: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          }),
        }),
  ]
  return facts.filter((fact) => fact !== '').join(' ')
}
