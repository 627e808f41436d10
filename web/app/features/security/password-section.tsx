import type { User } from '@first-fashion/contract/accounts/calls'
import { limits } from '@first-fashion/contract/limits'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { forgotPassword } from '../accounts/index.ts'
import { securityKeys } from './security.keys.ts'
import '../../platform/words/account/login.ts'
import '../../platform/words/security.ts'

/** Changes the password; an account without one gets an email with a link to set one. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-4 text-title">{t('password.title')}</h2>
      {user.hasPassword ? <PasswordForm /> : <p className="mb-4">{t('password.none')}</p>}
      <LinkByMail email={user.email} look={user.hasPassword ? 'link' : 'secondary'}>
        {t(user.hasPassword ? 'password.forgotten' : 'password.mailLink')}
      </LinkByMail>
    </section>
  )
}

type Errors = Readonly<Record<string, string>>

function PasswordForm() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [errors, setErrors] = useState<Errors>({})
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const wrong = (field: (name: string) => string): Errors | undefined => {
    if (field('currentPassword') === '') return { currentPassword: t('password.currentMissing') }
    if (field('newPassword').length < limits.passwordMinimumLength)
      return { newPassword: t('password.short') }
    if (field('newPassword') !== field('confirm')) return { confirm: t('password.mismatch') }
    return undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const field = (name: string) => String(typed.get(name) ?? '')
    const found = wrong(field)
    setErrors(found ?? {})
    setNotice(undefined)
    if (found !== undefined) return
    setBusy(true)
    const body = { currentPassword: field('currentPassword'), newPassword: field('newPassword') }
    const answer = await api('profile.update', { body: { type: 'password', ...body } })
    setBusy(false)
    if (answer.ok) {
      form.reset()
      toasts.success(answer.value.message)
      return queries.invalidateQueries({ queryKey: securityKeys.allDevices })
    }
    const { status, code, message, errors = {} } = answer.failure
    setErrors(errors)
    if (code === 'request.too-many') return setNotice(message)
    toasts.error(messageOr(answer.failure, t(status === 0 ? 'password.unreached' : 'password.failed')))
  }
  const input = (name: 'currentPassword' | 'newPassword' | 'confirm', label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      hint={errors[name] === undefined ? hint : undefined}
      error={errors[name]}
    />
  )
  return (
    <form method="post" onSubmit={submit} noValidate className="mb-2 flex flex-col gap-4">
      {input('currentPassword', t('password.current'))}
      {input('newPassword', t('password.new'), t('password.hint'))}
      {input('confirm', t('password.confirm'))}
      {notice === undefined ? null : <Notice>{notice}</Notice>}
      <p className="text-small text-timber">{t('password.text')}</p>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('password.save')}
      </Button>
    </form>
  )
}

interface LinkProps {
  readonly email: string
  readonly look: 'link' | 'secondary'
  readonly children: string
}

function LinkByMail({ email, look, children }: LinkProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const outcome = await forgotPassword(email, t('login.resetFailed'))
    setBusy(false)
    if (outcome.kind === 'sent') toasts.success(outcome.message)
    else if (outcome.kind === 'refused') toasts.error(outcome.message)
  }
  return (
    <Button look={look} busy={isBusy} onClick={send}>
      {children}
    </Button>
  )
}
