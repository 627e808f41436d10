import type { StaffPartnerOrder } from '@first-fashion/contract/fulfilment/staff-calls'
import type { PartnerOrderState } from '@first-fashion/contract/fulfilment/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'
import { useWords } from './words.ts'

const tones: Readonly<Record<PartnerOrderState, BadgeTone>> = {
  held: 'accent',
  queued: 'plain',
  sent: 'lagoon',
  'on-hold': 'accent',
  printing: 'lagoon',
  shipped: 'lagoon',
  delivered: 'leaf',
  refused: 'danger',
  cancelled: 'dark',
}

export function PartnerOrderBadge({ state }: Pick<StaffPartnerOrder, 'state'>) {
  const { t } = useWords()
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

/** Why it waits for staff, in words; '' if it does not. */
export function useAttention() {
  const { t } = useWords()
  return (one: StaffPartnerOrder): string => {
    if (one.heldReason !== null) return t(`heldReasons.${one.heldReason}`)
    if (one.hasNewDesign) return t('newDesign')
    if (one.problem !== null) return t(`problems.${one.problem}`)
    if (one.incident !== null) return t(`incidents.${one.incident}`)
    if (one.state === 'on-hold') return t('onHoldThere')
    if (one.isCancelledTooLate) return t('cancelledTooLate')
    if (one.sendError === '') return ''
    return one.isOutOfTries ? t('outOfTries') : t('willTryAgain')
  }
}
