import { staffPasswordCalls } from '@first-fashion/contract/staff/password-calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { CallFailure } from '../../platform/call-failure.ts'
import { useStaff } from '../../platform/session.ts'
import { FixedEmailField, NewPasswordField, PasswordField } from './credential-fields.tsx'
import { useChangePassword } from './queries.ts'
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'
import { SessionsPanel } from './sessions/sessions-panel.tsx'
import { useWords } from './words.ts'

const { body } = staffPasswordCalls['staff.password-change'].request

interface AccountProps {
  /** What other features let members set for themselves. */
  readonly parts: readonly ComponentType[]
}

/** What members of staff change about themselves. */
export function AccountPage({ parts }: AccountProps) {
  const { t } = useWords()
  const staff = useStaff()
  return (
    <>
      <h1 className="text-heading">{t('account')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('accountText')}</p>
      <div className="flex flex-wrap items-start gap-6">
        <div className="flex w-full max-w-[28rem] flex-col gap-6">
          {staff == null ? null : <PasswordForm email={staff.email} />}
          <SessionsPanel />
        </div>
        <div className="flex w-full max-w-[28rem] flex-col gap-6">
          <SecondFactorPanel />
          {parts.map((Part) => (
            <Part key={Part.name} />
          ))}
        </div>
      </div>
    </>
  )
}

function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useWords()
  const changing = useChangePassword()
  const { register, handleSubmit, reset } = useForm({
    resolver: zodResolver(body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const errors = changing.error instanceof CallFailure ? changing.error.errors : {}
  const isOfField = Object.keys(errors).length > 0
  return (
    <form
      method="post"
      onSubmit={handleSubmit((values) => changing.mutate(values, { onSuccess: () => reset() }))}
      className="flex w-full max-w-[28rem] flex-col gap-5 border border-hairline bg-paper p-5"
    >
      <h2 className="text-title">{t('password')}</h2>
      {changing.isError && !isOfField ? <Notice>{changing.error.message}</Notice> : null}
      <FixedEmailField email={email} />
      <PasswordField
        label={t('currentPassword')}
        error={errors.currentPassword}
        {...register('currentPassword')}
      />
      <NewPasswordField label={t('newPassword')} error={errors.newPassword} {...register('newPassword')} />
      <Button type="submit" busy={changing.isPending} className="self-start">
        {t('changePassword')}
      </Button>
    </form>
  )
}
