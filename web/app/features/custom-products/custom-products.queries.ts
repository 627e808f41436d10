import 'virtual:contract-routes/custom-products'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallRefused, call } from '../../platform/queries/call.ts'
import { poll } from '../../platform/queries/poll.ts'
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

/** Asked for every 3 seconds, as in the designer, and given up after 5 minutes. */
const polling = { everyMs: 3_000, limitMs: 300_000 }

/** Asks for new mockups, waits for them, then loads the product anew. Leaving the page ends the waiting. */
export function useRefreshMockup(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const page = useRef(new AbortController())
  useEffect(() => {
    if (page.current.signal.aborted) page.current = new AbortController()
    return () => page.current.abort()
  }, [])
  return useMutation({
    mutationFn: async () => {
      const { tasks } = await call('custom-products.refresh-mockup', { params: { id } })
      toasts.info(t('custom-products:mockupStarted'))
      const made = await Promise.all(tasks.map(({ taskKey }) => isMade(taskKey, page.current.signal)))
      if (!made.every(Boolean)) throw new Error('a mockup has failed')
    },
    onSuccess: () => toasts.success(t('custom-products:mockupMade')),
    onError: (error) =>
      toasts.error(
        error instanceof CallRefused
          ? refusalWords(error, t('custom-products:refreshFailed'))
          : t('custom-products:mockupFailed'),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: customProductKeys.all }),
  })
}

async function isMade(taskKey: string, signal: AbortSignal): Promise<boolean> {
  const ended = await poll(
    async () => {
      const { status } = await call('custom-products.mockup-status', { params: { taskKey } })
      return status === 'pending' ? undefined : status
    },
    { ...polling, signal },
  )
  return ended === 'completed'
}
