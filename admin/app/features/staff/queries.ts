import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { AccessPolicy } from '@first-fashion/contract/staff/access-policy-calls'
import type { RoleKey } from '@first-fashion/contract/staff/own-role'
import type { InvitedPerson, StaffInvitation, StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

export const staffKeys = {
  people: ['people'],
  accessPolicy: ['access-policy'],
  resetLink: (token: string) => ['reset-link', token],
  joinLink: (token: string) => ['join-link', token],
} as const

export const useMakeFirstOwner = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.first-owner']>) => call('staff.first-owner', { body }),
    onSuccess: showMessage,
  })

export const useRequestReset = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-forgotten']>) =>
      call('staff.password-forgotten', { body }),
  })

/** Whose password a link sets. It is asked once: tries are limited. */
export const useResetLink = (token: string) =>
  useQuery({
    queryKey: staffKeys.resetLink(token),
    queryFn: () => call('staff.password-reset-link', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-reset']>) => call('staff.password-reset', { body }),
    onSuccess: showMessage,
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-change']>) => call('staff.password-change', { body }),
    onSuccess: showMessage,
  })

/** Whom a link invites. It is asked once: tries are limited. */
export const useJoinLink = (token: string) =>
  useQuery({
    queryKey: staffKeys.joinLink(token),
    queryFn: () => call('staff.join-link', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useJoin = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.join']>) => call('staff.join', { body }),
    onSuccess: showMessage,
  })

export const usePeople = () => useQuery({ queryKey: staffKeys.people, queryFn: () => call('staff.people') })

/** Shows the people that a change answered, and what it did. */
export function useShowPeople() {
  const queries = useQueryClient()
  return ({ message, ...people }: ResponseOf<Calls['staff.invite']>) => {
    queries.setQueryData<ResponseOf<Calls['staff.people']>>(staffKeys.people, people)
    showMessage({ message })
  }
}

export const useInvite = () =>
  useMutation({
    mutationFn: (body: InvitedPerson) => call('staff.invite', { body }),
    onSuccess: useShowPeople(),
  })

/** Sends an invitation again, or withdraws it. */
export const useChangeInvitation = (
  change: 'staff.invitation-resend' | 'staff.invitation-withdraw',
  { _id: id }: StaffInvitation,
) =>
  useMutation({
    mutationFn: () => call(change, { params: { id } }),
    onSuccess: useShowPeople(),
    onError: showError,
  })

export const useSetRole = ({ _id: id }: StaffPerson) =>
  useMutation({
    mutationFn: (role: RoleKey) => call('staff.role-set', { params: { id }, body: { role } }),
    onSuccess: useShowPeople(),
  })

/** Switches a member off or on. */
export const useSwitch = ({ _id: id, isActive }: StaffPerson) =>
  useMutation({
    mutationFn: () => call('staff.switch', { params: { id }, body: { isActive: !isActive } }),
    onSuccess: useShowPeople(),
    onError: showError,
  })

/** Removes the second factor of a member who lost it. */
export const useResetSecondFactor = ({ _id: id }: StaffPerson) =>
  useMutation({
    mutationFn: () => call('staff.second-factor-reset', { params: { id } }),
    onSuccess: useShowPeople(),
    onError: showError,
  })

export const useAccessPolicy = () =>
  useQuery({
    queryKey: staffKeys.accessPolicy,
    queryFn: async () => {
      const { policy, version } = await call('staff.access-policy')
      return { policy, version }
    },
  })

export function useSetAccessPolicy(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (policy: AccessPolicy) => call('staff.access-policy-set', { body: { ...policy, version } }),
    onSuccess: ({ policy, version: next, message }) => {
      queries.setQueryData(staffKeys.accessPolicy, { policy, version: next })
      showMessage({ message })
    },
  })
}
