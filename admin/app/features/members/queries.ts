import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import type { StaffLevel } from '@first-fashion/contract/members/level-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type MemberQuery = QueryOf<Calls['staff.community-members']>

const lists = ['community-members'] as const
export const levelKeys = ['community-levels'] as const

export const useMembers = (query: MemberQuery) =>
  useListPage([...lists, query], () => call('staff.community-members', { query }))

function useMemberChange<Sent>(change: (sent: Sent) => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lists })
      showMessage({ message })
    },
  })
}

export const useSetLevel = (id: string) =>
  useMemberChange((body: BodyOf<Calls['staff.member-level']>) =>
    call('staff.member-level', { params: { id }, body }),
  )

/** Excludes a member with a reason; an empty one lets the member in again. */
export const useSetExclusion = (id: string) =>
  useMemberChange((reason: string) => call('staff.member-block', { params: { id }, body: { reason } }))

export const useLevels = () =>
  useQuery({ queryKey: levelKeys, queryFn: async () => (await call('staff.community-levels')).levels })

export function useSaveLevel() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ level, ...body }: StaffLevel) =>
      call('staff.community-level-save', { params: { level }, body }),
    onSuccess: ({ levels, message }) => {
      queries.setQueryData(levelKeys, levels)
      showMessage({ message })
    },
  })
}
