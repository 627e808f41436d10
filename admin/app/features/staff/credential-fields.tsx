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

interface PasswordFieldProps extends UseFormRegisterReturn {
  /** What password managers offer: to fill in the password, or to make one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useWords()
  return <TextField label={t('password')} type="password" maxLength={200} required {...props} />
}
