import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { TaxSettings } from '@first-fashion/contract/taxes/taxes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

export const taxesKeys = { taxes: ['taxes'] } as const

type TaxesQuery = Omit<ResponseOf<Calls['staff.taxes']>, 'success'>

export const useTaxes = () =>
  useQuery({
    queryKey: taxesKeys.taxes,
    queryFn: async () => {
      const { taxes, version, countries } = await call('staff.taxes')
      return { taxes, version, countries }
    },
  })

export function useSetTaxes(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (taxes: TaxSettings) => call('staff.taxes-set', { body: { taxes, version } }),
    onSuccess: ({ taxes, version: next, message }) => {
      queries.setQueryData<TaxesQuery>(
        taxesKeys.taxes,
        (before) => before && { ...before, taxes, version: next },
      )
      showMessage({ message })
    },
  })
}

export const useTaxReport = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.tax-report']>) => call('staff.tax-report', { body }),
    onError: showError,
  })
