import 'virtual:contract-routes/saved-designs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './saved-designs-words.ts'

const keys = {
  all: ['saved-designs'],
  of: (token: string | null | undefined) => ['saved-designs', token ?? 'visitor'],
} as const

/** The designs that the customer saved; the designer in another tab may save more. */
export function useSavedDesigns() {
  const token = useToken()
  return useQuery({
    queryKey: keys.of(token),
    enabled: Boolean(token),
    refetchOnWindowFocus: 'always',
    queryFn: async () => (await call('saved-designs.list')).designs,
  })
}

/** Duplicates a design, and says how that went. Pending until the list shows the copy. */
export function useDuplicateDesign() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('saved-designs.duplicate', { params: { id } }),
    onSuccess: () => toasts.success(t('saved-designs:duplicated')),
    onError: (error) => toasts.error(refusalWords(error, t('saved-designs:duplicateFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}

/** Deletes a design, and says how that went. */
export function useDeleteDesign() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('saved-designs.delete', { params: { id } }),
    onSuccess: () => toasts.success(t('saved-designs:deleted')),
    onError: (error) => toasts.error(refusalWords(error, t('saved-designs:deleteFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}
