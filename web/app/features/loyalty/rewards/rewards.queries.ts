import type { Redemption, Reward } from '@first-fashion/contract/loyalty/rewards'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useToken } from '../../../platform/session.ts'
import { longDay } from '../../../platform/time/shop-dates.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { loyaltyKeys } from '../loyalty.queries.ts'
import { announceLoyalty } from '../loyalty-updated.ts'
import './rewards-words.ts'

export function useRewards() {
  const token = useToken()
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'rewards'),
    enabled: Boolean(token),
    staleTime: 0,
    queryFn: () => call('loyalty.rewards'),
  })
}

const spending = ['spend-points']

/** Two quick clicks come before the button rests: the second one does nothing. */
function useOnce() {
  const queries = useQueryClient()
  return (act: () => void): void => {
    if (queries.isMutating({ mutationKey: spending }) === 0) act()
  }
}

/** Redeems a reward; its code stays on the screen until it is closed [B4.09]. */
export function useRedeem(onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const once = useOnce()
  const { mutate, isPending } = useMutation({
    mutationKey: spending,
    mutationFn: ({ _id: rewardId, pointsCost }: Reward) =>
      call('loyalty.redeem', { body: { rewardId, pointsCost } }),
    onError: (error) => toasts.error(refusalWords(error, t('rewards:redeemFailed'))),
    onSuccess: ({ redemption: { name, code, type, expiresAt } }) =>
      toasts.success(t(redeemedWords(type), { name, code, date: longDay(expiresAt) }), {
        autoClose: false,
        closeOnClick: false,
      }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: loyaltyKeys.all })
      announceLoyalty()
      onDone()
    },
  })
  return { isPending, redeem: (reward: Reward) => once(() => mutate(reward)) }
}

const redeemedWords = (type: Reward['type']) => {
  if (type === 'special_access') return 'rewards:redeemedAccess'
  return type === 'store_credit' ? 'rewards:redeemedCredit' : 'rewards:redeemed'
}

/** Gives an unused reward back. */
export function useUndo(onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const once = useOnce()
  const { mutate, isPending } = useMutation({
    mutationKey: spending,
    mutationFn: ({ _id }: Redemption) => call('loyalty.undo-redemption', { body: { redemptionId: _id } }),
    onError: (error) => toasts.error(refusalWords(error, t('rewards:undoFailed'))),
    onSuccess: ({ message }) => toasts.success(message),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: loyaltyKeys.all })
      onDone()
    },
  })
  return { isPending, undo: (redemption: Redemption) => once(() => mutate(redemption)) }
}
