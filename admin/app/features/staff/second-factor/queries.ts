import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { Passkey } from '@first-fashion/contract/staff/second-factor-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'
import { makePasskey } from './passkey-answers.ts'
import { useWords } from './words.ts'

const secondFactorKey = ['second-factor']
type State = ResponseOf<Calls['staff.second-factor']>

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => call('staff.second-factor') })

/** Shows the second factor that a change answered, and what it did. */
function useShowSecondFactor() {
  const queries = useQueryClient()
  return ({ message, secondFactor }: State & { readonly message: string }) => {
    queries.setQueryData<State>(secondFactorKey, { success: true, secondFactor })
    showMessage({ message })
  }
}

export const useStartCodes = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.codes-start']>) => call('staff.codes-start', { body }),
    // The secret is shown once, and kept by nobody.
    gcTime: 0,
  })

export const useConfirmCodes = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.codes-confirm']>) => call('staff.codes-confirm', { body }),
    onSuccess: useShowSecondFactor(),
    gcTime: 0,
  })

export const useSwitchCodesOff = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.codes-off']>) => call('staff.codes-off', { body }),
    onSuccess: useShowSecondFactor(),
  })

/** Adds a passkey with a name: the server asks for the password, then the browser for the person. */
export function useAddPasskey(name: string) {
  const { t } = useWords()
  const words = { failed: t('passkeyFailed'), known: t('passkeyKnown') }
  return useMutation({
    mutationFn: async (body: BodyOf<Calls['staff.passkey-start']>) => {
      const credential = await makePasskey(await call('staff.passkey-start', { body }), words)
      return call('staff.passkey-add', { body: { name, credential } })
    },
    onSuccess: useShowSecondFactor(),
    gcTime: 0,
  })
}

export const useRemovePasskey = ({ _id: id }: Passkey) =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.passkey-remove']>) =>
      call('staff.passkey-remove', { params: { id }, body }),
    onSuccess: useShowSecondFactor(),
  })

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.recovery-codes']>) => call('staff.recovery-codes', { body }),
    onSuccess: useShowSecondFactor(),
    gcTime: 0,
  })
