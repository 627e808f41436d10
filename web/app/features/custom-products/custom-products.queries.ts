import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './custom-products-words.ts'

/** The keys of custom products: a new one changes the list. */
export const customProductKeys = {
  all: ['custom-products'],
  of: (token: string | null) => ['custom-products', token ?? 'visitor'],
  one: (token: string | null, id: string) => ['custom-products', token ?? 'visitor', id],
} as const

/** The customer's custom products, the newest first. */
export const useCustomProducts = (token: string | null) =>
  useQuery({
    queryKey: customProductKeys.of(token),
    enabled: token !== null,
    queryFn: async () => (await call('custom-products.list')).customProducts,
  })

/** One of them with its mockups. */
export const useCustomProduct = (token: string | null, id: string) =>
  useQuery({
    queryKey: customProductKeys.one(token, id),
    enabled: token !== null,
    queryFn: async () => (await call('custom-products.get', { params: { id } })).customProduct,
  })

/** Deletes one, and says how that went. */
export function useDeleteCustomProduct() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('custom-products.delete', { params: { id } }),
    onSuccess: () => {
      toasts.success(t('custom-products:deleted'))
      return queries.invalidateQueries({ queryKey: customProductKeys.all })
    },
    onError: (error) => toasts.error(refusalWords(error, t('custom-products:deleteFailed'))),
  })
}

/** Asks for new mockups, then loads the product anew. */
export function useRefreshMockup(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('custom-products.refresh-mockup', { params: { id } }),
    onSuccess: () => toasts.success(t('custom-products:refreshed')),
    onError: (error) => toasts.error(refusalWords(error, t('custom-products:refreshFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: customProductKeys.all }),
  })
}
