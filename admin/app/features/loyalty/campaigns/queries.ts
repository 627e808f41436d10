import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'

const campaignKeys = { list: ['loyalty-campaigns'], preview: 'loyalty-campaign-preview' } as const

export const useCampaigns = () =>
  useQuery({
    queryKey: campaignKeys.list,
    queryFn: async () => (await call('staff.loyalty-campaigns')).campaigns,
  })

/** What a multiplier would have cost; asked only for one that a campaign can have. */
export const usePreview = (percent: string) =>
  useQuery({
    queryKey: [campaignKeys.preview, percent],
    enabled: /^\d{3,4}$/.test(percent) && Number(percent) >= 110 && Number(percent) <= 1000,
    queryFn: () => call('staff.loyalty-campaign-preview', { query: { multiplierPercent: percent } }),
  })

function useChanged() {
  const queries = useQueryClient()
  return async ({ message }: { readonly message: string }) => {
    await queries.invalidateQueries({ queryKey: campaignKeys.list })
    showMessage({ message })
  }
}

export function usePlanCampaign() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.loyalty-campaign-add']>) =>
      call('staff.loyalty-campaign-add', { body }),
    onSuccess,
  })
}

export function useEndCampaign() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (id: string) => call('staff.loyalty-campaign-end', { params: { id } }),
    onSuccess,
  })
}
