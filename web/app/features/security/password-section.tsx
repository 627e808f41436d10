import type { User } from '@first-fashion/contract/accounts/calls'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { forgotPassword } from '../accounts/index.ts'
import { securityKeys } from './security.keys.ts'
import '../accounts/words/login-words.ts'
import './security-words.ts'

/** Changes the password; an account without one gets an email with a link to set one. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-4 text-title">{t('security:password.title')}</h2>
      {user.hasPassword ? <PasswordForm /> : <p className="mb-4">{t('security:password.none')}</p>}
      <LinkByMail email={user.email} variant={user.hasPassword ? 'link' : 'secondary'}>
        {t(user.hasPassword ? 'security:password.forgotten' : 'security:password.mailLink')}
      </LinkByMail>
    </section>
  )
}

interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirm: string
}

function PasswordForm() {
  const { t } = useTranslation()
  const { field, submit, refuse, reset, isChecking } = useSchemaForm<Passwords>(() =>
    import('./security.schema.ts').then(({ passwordTwice }) => passwordTwice),
  )
  const saving = usePasswordChange(refuse, reset)
  const input = (name: keyof Passwords, label: string, hint?: string) => {
    const { error, ...registered } = field(name)
    return (
      <TextField
        {...registered}
        label={label}
        type="password"
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        hint={error === undefined ? hint : undefined}
        error={error}
      />
    )
  }
  const isLimited = saving.isError && failureOf(saving.error).code === 'request.too-many'
  return (
    <form
      method="post"
      onSubmit={submit((typed) => saving.mutate(typed))}
      noValidate
      className="mb-2 flex flex-col gap-4"
    >
      {input('currentPassword', t('security:password.current'))}
      {input('newPassword', t('security:password.new'), t('security:password.hint'))}
      {input('confirm', t('security:password.confirm'))}
      {isLimited ? <Notice>{saving.error.message}</Notice> : null}
      <p className="text-small text-timber">{t('security:password.text')}</p>
      <Button type="submit" busy={isChecking || saving.isPending} className="self-start">
        {t('security:password.save')}
      </Button>
    </form>
  )
}

/** The other devices are logged out by it. */
function usePasswordChange(refuse: (error: Error) => void, clear: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: Passwords) =>
      call('profile.update', { body: { type: 'password', currentPassword, newPassword } }),
    onSuccess: ({ message }) => {
      clear()
      toasts.success(message)
      return queries.invalidateQueries({ queryKey: securityKeys.allDevices })
    },
    onError: (error) => {
      refuse(error)
      const { status, code } = failureOf(error)
      if (code !== 'request.too-many')
        toasts.error(
          refusalWords(error, t(status === 0 ? 'security:password.unreached' : 'security:password.failed')),
        )
    },
  })
}

interface LinkProps {
  readonly email: string
  readonly variant: 'link' | 'secondary'
  readonly children: string
}

function LinkByMail({ email, variant, children }: LinkProps) {
  const { t } = useTranslation()
  const sending = useMutation({
    mutationFn: () => forgotPassword(email),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(refusalWords(error, t('login:resetFailed'))),
  })
  return (
    <Button variant={variant} busy={sending.isPending} onClick={() => sending.mutate()}>
      {children}
    </Button>
  )
}
