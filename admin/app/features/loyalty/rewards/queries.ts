import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type UploadInput, upload } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'
import type { RewardTerms } from './reward-form.ts'

const rewardKeys = { list: ['loyalty-rewards'] } as const

export const useStaffRewards = () =>
  useQuery({ queryKey: rewardKeys.list, queryFn: async () => (await call('staff.loyalty-rewards')).rewards })

export const uploadRewardPicture = (input: UploadInput) => upload('staff.loyalty-reward-picture-add', input)

/** Adds a reward, or changes the words, cost and stock of the given one. */
export function useSaveReward(reward: StaffReward | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ isActive, type, amount, isPercentage, product, ...terms }: RewardTerms) =>
      reward === undefined
        ? call('staff.loyalty-reward-add', { body: { type, amount, isPercentage, product, ...terms } })
        : call('staff.loyalty-reward-edit', {
            params: { id: reward._id },
            body: { ...terms, isActive, version: reward.version },
          }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: rewardKeys.list })
      showMessage({ message })
    },
  })
}
