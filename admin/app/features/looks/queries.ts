import type { Calls, QueryOf } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type LookQuery = QueryOf<Calls['staff.looks']>

const lookKeys = {
  lists: ['looks'],
  list: (query: LookQuery) => [...lookKeys.lists, query],
  words: ['banned-words'],
} as const

export const useLooks = (query: LookQuery) =>
  useListPage(lookKeys.list(query), () => call('staff.looks', { query }))

/** What moderators decide about a look. */
export type LookDecision = 'hide' | 'show' | 'keep' | 'refuse' | 'block' | 'unblock'

function decide(id: string, decision: LookDecision, reason: string) {
  const params = { id }
  if (decision === 'hide') return call('staff.look-hide', { params, body: { reason } })
  if (decision === 'refuse') return call('staff.look-refuse-appeal', { params, body: { reason } })
  if (decision === 'block') return call('staff.look-block-author', { params, body: { reason } })
  if (decision === 'unblock') return call('staff.look-block-author', { params, body: { reason: '' } })
  return call('staff.look-show', { params, body: { reason } })
}

function useLookChange<Sent>(change: (sent: Sent) => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lookKeys.lists })
      showMessage({ message })
    },
  })
}

export const useDecideLook = (id: string, decision: LookDecision) =>
  useLookChange((reason: string) => decide(id, decision, reason))

export const useSaveProducts = (id: string) =>
  useLookChange((slugs: readonly string[]) =>
    call('staff.look-products', { params: { id }, body: { slugs: [...slugs] } }),
  )

export const useBannedWords = () =>
  useQuery({ queryKey: lookKeys.words, queryFn: () => call('staff.banned-words') })

export function useSaveBannedWords() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (words: readonly string[]) =>
      call('staff.banned-words-save', { body: { words: [...words] } }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lookKeys.words })
      showMessage({ message })
    },
  })
}
