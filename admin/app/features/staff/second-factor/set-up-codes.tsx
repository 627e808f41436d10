import { secondFactorCalls } from '@first-fashion/contract/staff/second-factor-calls'
import QrCode from '@first-fashion/ui/qr-code'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CallFailure } from '../../../platform/call-failure.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useConfirmCodes, useStartCodes } from './queries.ts'
import { useWords } from './words.ts'

const { body } = secondFactorCalls['staff.codes-confirm'].request

interface SetUpProps {
  /** Called with the recovery codes once the codes are on. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

/** Sets an app up in two steps: the password, then the secret and a first code. */
export function SetUpCodes({ onDone, onClose }: SetUpProps) {
  const { t } = useWords()
  const starting = useStartCodes()
  if (starting.data !== undefined)
    return <ConfirmCodesDialog {...starting.data} onDone={onDone} onClose={onClose} />
  return (
    <PasswordDialog
      title={t('setUp')}
      action={t('continue')}
      sending={starting}
      onPassword={(password) => starting.mutate(password)}
      onClose={onClose}
    />
  )
}

interface ConfirmProps extends SetUpProps {
  readonly secret: string
  readonly uri: string
}

function ConfirmCodesDialog({ secret, uri, onDone, onClose }: ConfirmProps) {
  const { t } = useWords()
  const confirming = useConfirmCodes()
  const { register, handleSubmit } = useForm({ resolver: zodResolver(body), defaultValues: { code: '' } })
  const { error } = confirming
  const ofField = error instanceof CallFailure ? error.errors.code : undefined
  const confirm = handleSubmit((values) =>
    confirming.mutate(values, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) }),
  )
  return (
    <FormDialog
      title={t('setUp')}
      action={t('switchOn')}
      isBusy={confirming.isPending}
      error={ofField === undefined ? error?.message : undefined}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{t('scanText')}</p>
      <div className="self-center">
        <QrCode text={uri} label={t('qrCode')} />
      </div>
      <p>
        {t('secret')}
        <code className="mt-1 block break-all text-small">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField label={t('code')} hint={t('codeHint')} error={ofField} {...register('code')} />
    </FormDialog>
  )
}
