import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { StaffCurrency } from '@first-fashion/contract/currency/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

export const currencyKeys = { all: ['currencies'] } as const

export const useCurrencies = () =>
  useQuery({ queryKey: currencyKeys.all, queryFn: () => call('staff.currencies') })

type CurrencyWords = BodyOf<Calls['staff.currency-add']> & { readonly isActive: boolean }

/** Adds a currency, or changes the given one. */
export function useSaveCurrency(currency: StaffCurrency | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ code, isActive, ...words }: CurrencyWords) =>
      currency === undefined
        ? call('staff.currency-add', { body: { code, ...words } })
        : call('staff.currency-edit', {
            params: { code: currency.code },
            body: { version: currency.version, isActive, ...words },
          }),
    onSuccess: ({ currencies, message }) => {
      queries.setQueryData<ResponseOf<Calls['staff.currencies']>>(
        currencyKeys.all,
        (before) => before && { ...before, currencies },
      )
      showMessage({ message })
    },
  })
}
