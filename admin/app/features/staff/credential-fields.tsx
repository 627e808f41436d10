import { limits } from '@first-fashion/contract/limits'
import { TextField } from '@first-fashion/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from './words.ts'

/** The email address that a member of staff signs in with. */
export function EmailField(registered: UseFormRegisterReturn) {
  const { t } = useWords()
  return (
    <TextField
      label={t('email')}
      type="email"
      autoComplete="username"
      maxLength={254}
      required
      {...registered}
    />
  )
}

/** Whose password a form sets. Nobody changes it; password managers store it with the password. */
export function FixedEmailField({ email }: { readonly email: string }) {
  const { t } = useWords()
  return <TextField label={t('email')} type="email" autoComplete="username" value={email} readOnly />
}

interface PasswordFieldProps extends UseFormRegisterReturn {
  readonly label?: string
  readonly error?: string | undefined
}

/** The password that a member of staff has. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      label={label ?? t('password')}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      required
      {...rest}
    />
  )
}

/** A password that a member of staff chooses; password managers offer to make one. */
export function NewPasswordField({ label, ...rest }: PasswordFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      label={label ?? t('password')}
      hint={t('passwordHint', { minimum: limits.passwordMinimumLength })}
      type="password"
      autoComplete="new-password"
      maxLength={200}
      required
      {...rest}
    />
  )
}
