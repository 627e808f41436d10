import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { SignedInMember } from '@first-fashion/contract/staff/calls'
import { may, type Permission } from '@first-fashion/contract/staff/roles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, rememberCsrf } from './api.ts'
import { CallFailure } from './call-failure.ts'

/** The query key of the signed-in staff member. */
export const sessionKey = ['session'] as const

/** Asks who is signed in; null if nobody is. */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: sessionOrNull })

async function sessionOrNull(): Promise<SignedInMember | null> {
  const answer = await call('staff.session').catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 401) return null
    throw error
  })
  if (answer !== null) rememberCsrf(answer.csrfToken)
  return answer === null ? null : answer.staff
}

/** Shows the back office to whoever has just signed in. */
function useOpenSession() {
  const queries = useQueryClient()
  return ({ csrfToken, staff }: ResponseOf<Calls['staff.session']>) => {
    rememberCsrf(csrfToken)
    queries.setQueryData(sessionKey, staff)
  }
}

/** Signs in with a password; whoever has a second factor gets a challenge. */
export function useSignIn() {
  const open = useOpenSession()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.sign-in']>) => call('staff.sign-in', { body }),
    onSuccess: (answer) => {
      if ('staff' in answer) open(answer)
    },
  })
}

/** Signs in with a passkey that `sign` asks the person for, alone or with the challenge of a password. */
export const usePasskey = (
  sign: (
    options: ResponseOf<Calls['staff.passkey-options']>,
  ) => Promise<BodyOf<Calls['staff.passkey-sign-in']>['credential']>,
  challenge?: string,
) =>
  useMutation({
    mutationFn: async () => {
      const credential = await sign(await call('staff.passkey-options'))
      const body = challenge === undefined ? { credential } : { credential, challenge }
      return call('staff.passkey-sign-in', { body })
    },
    onSuccess: useOpenSession(),
  })

export const useSecondStep = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.second-step']>) => call('staff.second-step', { body }),
    onSuccess: useOpenSession(),
  })

export const useSignOut = () =>
  useMutation({
    mutationFn: () => call('staff.sign-out'),
    // The next person must not see loaded or typed data.
    onSettled: () => window.location.assign('/admin'),
  })

/** The signed-in staff member; null or undefined if nobody is. */
export const useStaff = () => useQueryClient().getQueryData<SignedInMember | null>(sessionKey)

/** Whether the role of the signed-in staff member allows something, so the page does not offer what the server would refuse. */
export function useRoleMay(permission: Permission): boolean {
  const staff = useStaff()
  return staff != null && may(staff, permission)
}

interface IfMayProps {
  readonly permission: Permission
  readonly children: ReactNode
}

/** Shows its children to those who may use them. */
export const IfMay = ({ permission, children }: IfMayProps): ReactNode =>
  useRoleMay(permission) ? children : null
