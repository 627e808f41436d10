import type { ProofMethod } from '@first-fashion/contract/staff/proof-calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { signWithPasskey } from '../second-factor/passkey-answers.ts'
import { useWords } from '../second-factor/words.ts'

export const useProofMethods = () =>
  useQuery({ queryKey: ['proof-methods'], queryFn: () => call('staff.proof-methods') })

interface Proof {
  readonly method: ProofMethod
  readonly currentPassword: string
  readonly code: string
}

export function useProof() {
  const { t } = useWords()
  return useMutation({
    mutationFn: async ({ method, currentPassword, code }: Proof) => {
      if (method === 'password') return call('staff.proof', { body: { method, currentPassword } })
      if (method === 'code') return call('staff.proof', { body: { method, code } })
      const options = await call('staff.passkey-options')
      const credential = await signWithPasskey(options, { failed: t('passkeyFailed') })
      return call('staff.proof', { body: { method, credential } })
    },
    gcTime: 0,
  })
}
