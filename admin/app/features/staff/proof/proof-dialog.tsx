import type { ProofMethod } from '@first-fashion/contract/staff/proof-calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallFailure } from '../../../platform/call-failure.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { useWords } from '../words.ts'
import { useProof, useProofMethods } from './queries.ts'

interface DialogProps {
  readonly onProven: () => void
  readonly onClose: () => void
}

/** Asks for the password, a code or a passkey again. */
export function ProofDialog({ onProven, onClose }: DialogProps) {
  const { t } = useWords()
  const [method, setMethod] = useState<ProofMethod>('password')
  const methods = useProofMethods().data?.methods ?? ['password']
  const proving = useProof()
  const { register, handleSubmit, reset } = useForm({ defaultValues: { currentPassword: '', code: '' } })
  const { error } = proving
  const ofField = error instanceof CallFailure ? Object.values(error.errors)[0] : undefined
  const choose = (other: ProofMethod) => {
    setMethod(other)
    reset()
    proving.reset()
  }
  return (
    <FormDialog
      title={t('proof')}
      action={t(method === 'passkey' ? 'useMethods.passkey' : 'prove')}
      isBusy={proving.isPending}
      error={ofField === undefined ? error?.message : undefined}
      onSubmit={handleSubmit((typed) => proving.mutate({ method, ...typed }, { onSuccess: onProven }))}
      onClose={onClose}
    >
      <p>{t('proofText')}</p>
      {method === 'password' ? (
        <PasswordField label={t('currentPassword')} error={ofField} {...register('currentPassword')} />
      ) : null}
      {method === 'code' ? <CodeField label={t('code')} error={ofField} {...register('code')} /> : null}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => choose(other)}>
              {t(`proofMethods.${other}`)}
            </Button>
          ))}
      </div>
    </FormDialog>
  )
}
