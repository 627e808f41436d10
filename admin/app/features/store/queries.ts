import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { StoreDetails } from '@first-fashion/contract/store/details'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type UploadInput, upload } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { storeNameKey } from '../../platform/store-name.ts'

export const storeKeys = { details: ['store'] } as const

export const useStoreDetails = () =>
  useQuery({
    queryKey: storeKeys.details,
    queryFn: async () => {
      const { store, brand, version } = await call('staff.store')
      return { store, brand, version }
    },
  })

/** Shows what a change of the store answered, everywhere. */
export function useChangedStore() {
  const queries = useQueryClient()
  return ({ store, brand, version, message }: ResponseOf<Calls['staff.store-set']>) => {
    queries.setQueryData(storeKeys.details, { store, brand, version })
    void queries.invalidateQueries({ queryKey: storeNameKey })
    showMessage({ message })
  }
}

export const useSetStoreDetails = (version: number) =>
  useMutation({
    mutationFn: (store: StoreDetails) => call('staff.store-set', { body: { store, version } }),
    onSuccess: useChangedStore(),
  })

export const uploadLogo = (input: UploadInput, version: number) =>
  upload('staff.store-logo-set', { ...input, fields: { version: String(version) } })

export const useRemoveLogo = (version: number) =>
  useMutation({
    mutationFn: () => call('staff.store-logo-remove', { body: { version } }),
    onSuccess: useChangedStore(),
  })
