import 'virtual:contract-routes/waitlist'
import type { HeldSize } from '@first-fashion/contract/waitlist/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './waitlist-words.ts'

/** A colour of a product. */
export interface VariantChoice {
  readonly productId: string
  readonly variantIndex: number
}

const keys = {
  all: ['waitlist'],
  sizes: (token: string | null, { productId, variantIndex }: VariantChoice) => [
    'waitlist',
    token,
    productId,
    variantIndex,
  ],
  own: (token: string | null) => ['waitlist', token],
} as const

/** Others pay or leave meanwhile: what is shown is never older than this. */
const refetchMs = 30_000

/** The held sizes of a colour; empty while they are unknown. */
export function useHeldSizes(choice: VariantChoice, token: string | null | undefined): readonly HeldSize[] {
  const { productId, variantIndex } = choice
  const query = { productId, variantIndex: String(variantIndex) }
  const found = useQuery({
    queryKey: keys.sizes(token ?? null, choice),
    enabled: token !== undefined,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    queryFn: async () =>
      (await (token === null ? call('waitlist.sizes', { query }) : call('waitlist.own-sizes', { query })))
        .sizes,
  })
  return found.data ?? []
}

/** The customer's places in queues. */
export const useOwnPlaces = (token: string | null | undefined) =>
  useQuery({
    queryKey: keys.own(token ?? null),
    enabled: Boolean(token),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    queryFn: async () => (await call('waitlist.own-places')).places,
  })

/** Loads all queues anew. */
export function useWaitlistReload() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keys.all })
}

/** Joins or leaves a queue, and says so if that failed. */
export function useQueueChange(name: 'waitlist.join' | 'waitlist.leave') {
  const { t } = useTranslation()
  const reload = useWaitlistReload()
  return useMutation({
    mutationFn: (sku: VariantChoice & { readonly size: string }) => call(name, { body: sku }),
    onError: (error) => toasts.error(refusalWords(error, t('waitlist:refused'))),
    onSettled: reload,
  })
}
