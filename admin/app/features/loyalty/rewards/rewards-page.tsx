import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Badge, Button, type Column, EmptyState, Skeleton, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { IfMay, useRoleMay } from '../../../platform/session.ts'
import { useSharedWords } from '../../../platform/words/words.ts'
import { useStaffRewards } from './queries.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { useRewardWords } from './rewards-words.ts'

/** The rewards with what they give, cost and have left. */
export function RewardsPage() {
  const { t: shared } = useSharedWords()
  const { t } = useRewardWords()
  const rewards = useStaffRewards()
  const [edited, setEdited] = useState<StaffReward | 'new'>()
  const columns = useColumns(setEdited)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{shared('rewards')}</h1>
        <IfMay permission="loyalty.change">
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addReward')}
          </Button>
        </IfMay>
      </div>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('rewardsText')}</p>
      {rewards.isPending ? <Skeleton className="h-96" /> : null}
      {rewards.isError ? <LoadFailure error={rewards.error} onRetry={() => rewards.refetch()} /> : null}
      {rewards.data?.length === 0 ? <EmptyState as="h2" title={t('noRewards')} /> : null}
      {rewards.data === undefined || rewards.data.length === 0 ? null : (
        <div className="border border-hairline bg-paper px-4">
          <Table
            label={shared('rewards')}
            onPhone="stack"
            rows={rewards.data}
            keyOf={({ _id }) => _id}
            columns={columns}
          />
        </div>
      )}
      {edited === undefined ? null : (
        <RewardDialog
          key={edited === 'new' ? 'new' : `${edited._id} ${edited.version}`}
          reward={edited === 'new' ? undefined : edited}
          onReload={async () => {
            const { data } = await rewards.refetch()
            setEdited((before) =>
              before === 'new' || before === undefined ? before : data?.find(({ _id }) => _id === before._id),
            )
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function useColumns(onEdit: (reward: StaffReward) => void): readonly Column<StaffReward>[] {
  const { t } = useRewardWords()
  const mayChange = useRoleMay('loyalty.change')
  return [
    {
      title: t('rewardName'),
      isName: true,
      cell: (reward) =>
        mayChange ? (
          <Button
            variant="link"
            aria-label={t('editReward', { name: reward.name })}
            onClick={() => onEdit(reward)}
          >
            {reward.name}
          </Button>
        ) : (
          reward.name
        ),
    },
    { title: t('rewardType'), cell: ({ type }) => t(`rewardTypes.${type}`) },
    { title: t('rewardGives'), cell: gives },
    { title: t('rewardCost'), cell: ({ pointsCost }) => pointsCost, isNumber: true },
    { title: t('rewardLeft'), cell: ({ stock }) => stock ?? t('unlimited'), isNumber: true },
    { title: t('rewardRedeemed'), cell: ({ redeemed }) => redeemed, isNumber: true },
    {
      title: t('rewardState'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'leaf' : 'plain'}>
          {t(isActive ? 'rewardStates.offered' : 'rewardStates.withdrawn')}
        </Badge>
      ),
    },
  ]
}

const gives = ({ value: { amount, isPercentage }, productSlug }: StaffReward): string => {
  if (productSlug !== null) return productSlug
  if (amount === 0) return '–'
  return isPercentage ? `${amount} %` : formatPrice(amount, lkr)
}
