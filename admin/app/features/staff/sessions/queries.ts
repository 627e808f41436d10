import type { Calls, ResponseOf } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showError, showMessage } from '../../../platform/change-toasts.ts'

/** Undefined: the own ones. */
const keyOf = (memberId?: string) => ['staff-sessions', memberId ?? 'own']
type Listed = ResponseOf<Calls['staff.sessions']>

export const useSessions = () => useQuery({ queryKey: keyOf(), queryFn: () => call('staff.sessions') })

export const useMemberSessions = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => call('staff.member-sessions', { params: { id } }) })

/** Shows the sessions that a change answered, and what it did. */
function useShowSessions(memberId?: string) {
  const queries = useQueryClient()
  return ({ message, sessions }: ResponseOf<Calls['staff.session-end']>) => {
    queries.setQueryData<Listed>(keyOf(memberId), { success: true, sessions })
    showMessage({ message })
  }
}

export const useEndSession = (id: string) =>
  useMutation({
    mutationFn: () => call('staff.session-end', { params: { id } }),
    onSuccess: useShowSessions(),
    onError: showError,
  })

export const useEndOthers = () =>
  useMutation({
    mutationFn: () => call('staff.sessions-end-others'),
    onSuccess: useShowSessions(),
    onError: showError,
  })

export const useEndMemberSessions = (id: string) =>
  useMutation({
    mutationFn: () => call('staff.member-sessions-end', { params: { id } }),
    onSuccess: useShowSessions(id),
    onError: showError,
  })
