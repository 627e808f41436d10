import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type PromoCodeQuery = QueryOf<Calls['staff.promo-codes']>

export const promoCodeKeys = {
  lists: ['promo-codes'],
  list: (query: PromoCodeQuery) => [...promoCodeKeys.lists, query],
} as const

export const usePromoCodes = (query: PromoCodeQuery) =>
  useListPage(promoCodeKeys.list(query), () => call('staff.promo-codes', { query }))

type PromoCodeTerms = BodyOf<Calls['staff.promo-code-add']> & { readonly isActive: boolean }

/** Adds a code, or changes the conditions of the given one; its discount is fixed. */
export function useSavePromoCode(promoCode: StaffPromoCode | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ isActive, code, discountType, discountValue, ...terms }: PromoCodeTerms) =>
      promoCode === undefined
        ? call('staff.promo-code-add', { body: { code, discountType, discountValue, ...terms } })
        : call('staff.promo-code-edit', {
            params: { code: promoCode.code },
            body: { version: promoCode.version, isActive, ...terms },
          }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: promoCodeKeys.lists })
      showMessage({ message })
    },
  })
}
