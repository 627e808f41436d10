import type { StoreDetails } from '@first-fashion/contract/store/details'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { storeNameKey } from '../../platform/store-name.ts'

export const storeKeys = { details: ['store'] } as const

export const useStoreDetails = () =>
  useQuery({
    queryKey: storeKeys.details,
    queryFn: async () => {
      const { store, version } = await call('staff.store')
      return { store, version }
    },
  })

export function useSetStoreDetails(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (store: StoreDetails) => call('staff.store-set', { body: { store, version } }),
    onSuccess: ({ store, version: next, message }) => {
      queries.setQueryData(storeKeys.details, { store, version: next })
      void queries.invalidateQueries({ queryKey: storeNameKey })
      showMessage({ message })
    },
  })
}
