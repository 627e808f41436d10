import type { Reward } from '@first-fashion/contract/loyalty/rewards'
import { Button, Dialog } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRedeem } from './rewards.queries.ts'
import './rewards-words.ts'

interface RedeemDialogProps {
  readonly reward: Reward
  /** What the member has. */
  readonly points: number
  readonly onClose: () => void
}

/** Store credit and early access are there at once; anything else is a code to enter. */
const hasCode = (type: Reward['type']): boolean => type !== 'store_credit' && type !== 'special_access'

/** Asks before points are spent. */
export function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
  const { t } = useTranslation()
  const { isPending, redeem } = useRedeem(onClose)
  const { name, type, pointsCost: count } = reward
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rewards:confirmTitle', { name })}
      closeLabel={t('rewards:close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('rewards:cancel')}
          </Button>
          <Button busy={isPending} onClick={() => redeem(reward)}>
            {t('rewards:confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('rewards:confirmText', { count, have: points, left: points - count })}</p>
      {hasCode(type) ? <p className="mt-2">{t('rewards:confirmCode')}</p> : null}
      <p className="mt-2 text-timber">{t('rewards:confirmUndo')}</p>
    </Dialog>
  )
}
