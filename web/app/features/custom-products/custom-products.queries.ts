import 'virtual:contract-routes/custom-products'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { mockupPolling, poll } from '../../platform/queries/poll.ts'
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
    onSuccess: (_, deleted) => {
      toasts.success(t('custom-products:deleted'))
      return queries.invalidateQueries({
        queryKey: customProductKeys.all,
        // Its own page is still open, and would ask for what is gone.
        predicate: ({ queryKey }) => !queryKey.includes(deleted),
      })
    },
    onError: (error) => toasts.error(refusalWords(error, t('custom-products:deleteFailed'))),
  })
}

/** Asks for new mockups, then loads the product anew: it names what is being made. */
export function useRefreshMockup(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('custom-products.refresh-mockup', { params: { id } }),
    onSuccess: () => toasts.info(t('custom-products:mockupStarted')),
    onError: (error) => toasts.error(refusalWords(error, t('custom-products:refreshFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: customProductKeys.all }),
  })
}

/**
 * Waits for the mockups that are being made, then loads the product anew. Leaving the page ends the waiting, and so does
 * the limit, whatever the product says then.
 */
export function useRunningMockups({ mockupTasks }: Pick<CustomProduct, 'mockupTasks'>): boolean {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [ended, setEnded] = useState('')
  const keys = mockupTasks.map(({ taskKey }) => taskKey).join()
  useEffect(() => {
    if (keys === '') return
    const page = new AbortController()
    const tasks = keys.split(',').map((taskKey) => isMade(taskKey, page.signal))
    void Promise.all(tasks).then((made) => {
      setEnded(keys)
      if (made.every(Boolean)) toasts.success(t('custom-products:mockupMade'))
      else toasts.error(t('custom-products:mockupFailed'))
      return queries.invalidateQueries({ queryKey: customProductKeys.all })
    })
    return () => page.abort()
  }, [keys, queries, t])
  return keys !== '' && keys !== ended
}

async function isMade(taskKey: string, signal: AbortSignal): Promise<boolean> {
  const ended = await poll(
    async () => {
      const { status } = await call('custom-products.mockup-status', { params: { taskKey } })
      return status === 'pending' ? undefined : status
    },
    { ...mockupPolling, signal },
  )
  return ended === 'completed'
}
