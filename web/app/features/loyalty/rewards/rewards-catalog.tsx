import './rewards-words.ts'
import type { Reward } from '@first-fashion/contract/loyalty/rewards'
import { Button, Dialog, EmptyState, Notice, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useLoyalty } from '../loyalty.queries.ts'
import { ActiveRedemptions } from './active-redemptions.tsx'
import { RewardCard } from './reward-card.tsx'
import { useRedeem, useRewards } from './rewards.queries.ts'

/** What points can be redeemed for. */
export function RewardsCatalog() {
  const { t } = useTranslation()
  const { data: loyalty, isError: isUnknown } = useLoyalty()
  const rewards = useRewards()
  const [chosen, setChosen] = useState<Reward>()
  if (rewards.isError)
    return (
      <Notice
        action={
          <Button variant="link" onClick={() => void rewards.refetch()}>
            {t('problem.tryAgain')}
          </Button>
        }
      >
        {refusalWords(rewards.error, t('rewards:failed'))}
      </Notice>
    )
  if (rewards.data === undefined) return <Skeleton className="hidden h-72 scripted:block" />
  const { rewards: offered, userPoints } = rewards.data
  const canRedeem = loyalty?.hasCompletedOrder ?? true
  const least = loyalty?.config.minimumRedeemPoints ?? 0
  if (offered.length === 0)
    return <EmptyState as="h2" title={t('rewards:none')} text={t('rewards:noneText')} />
  return (
    <>
      <p className="mb-1 text-lead">{t('rewards:have', { count: userPoints })}</p>
      {canRedeem ? null : <p className="mb-1 max-w-[42rem]">{t('rewards:keepFirst')}</p>}
      {userPoints < least ? <p className="text-timber">{t('rewards:least', { count: least })}</p> : null}
      <ul className="mt-6 grid gap-4 sm:gap-6 lg:grid-cols-2">
        {offered.map((reward) => (
          <RewardCard
            key={reward._id}
            reward={reward}
            missing={Math.max(reward.pointsCost, least) - userPoints}
            canRedeem={canRedeem}
            onRedeem={() => setChosen(reward)}
          />
        ))}
      </ul>
      <div className="mt-10">
        {isUnknown ? <p className="text-timber">{t('rewards:activeFailed')}</p> : null}
        <ActiveRedemptions redemptions={loyalty?.activeRedemptions ?? []} />
      </div>
      {chosen === undefined ? null : (
        <RedeemDialog reward={chosen} points={userPoints} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

interface RedeemDialogProps {
  readonly reward: Reward
  /** What the member has. */
  readonly points: number
  readonly onClose: () => void
}

/** Store credit and early access are there at once; anything else is a code to enter. */
const hasCode = (type: Reward['type']): boolean => type !== 'store_credit' && type !== 'special_access'

/** Asks before points are spent. */
function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
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
