import { staffPasswordCalls } from '@first-fashion/contract/staff/password-calls'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CallFailure } from '../../../platform/call-failure.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { useWords } from './words.ts'

const body = staffPasswordCalls['staff.password-change'].request.body.pick({ currentPassword: true })

interface DialogProps {
  readonly title: string
  /** The words of the button. */
  readonly action: string
  readonly variant?: 'primary' | 'danger'
  /** The call that needs the password. */
  readonly sending: { readonly isPending: boolean; readonly error: Error | null }
  readonly onPassword: (body: { readonly currentPassword: string }) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks members for their password again: whoever finds an open session must not change how it is opened. */
export function PasswordDialog({
  title,
  action,
  variant,
  sending,
  onPassword,
  onClose,
  children,
}: DialogProps) {
  const { t } = useWords()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { currentPassword: '' },
  })
  const { error } = sending
  const ofField = error instanceof CallFailure ? error.errors.currentPassword : undefined
  return (
    <FormDialog
      title={title}
      action={action}
      {...(variant === undefined ? {} : { variant })}
      isBusy={sending.isPending}
      error={ofField === undefined ? error?.message : undefined}
      onSubmit={handleSubmit(onPassword)}
      onClose={onClose}
    >
      {children}
      <p>{t('passwordAgain')}</p>
      <PasswordField label={t('currentPassword')} error={ofField} {...register('currentPassword')} />
    </FormDialog>
  )
}
