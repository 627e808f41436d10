import type { Reward } from '@first-fashion/contract/loyalty/rewards'
import { Button, EmptyState, Notice, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useLoyalty } from '../loyalty.queries.ts'
import { ActiveRedemptions } from './active-redemptions.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RewardCard } from './reward-card.tsx'
import { useRewards } from './rewards.queries.ts'
import './rewards-words.ts'

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
