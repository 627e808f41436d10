import { staffPasswordCalls } from '@first-fashion/contract/staff/password-calls'
import { Button, buttonClass, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FixedEmailField, NewPasswordField } from './credential-fields.tsx'
import { FrontFrame } from './front-frame.tsx'
import { OpenedLink } from './opened-link.tsx'
import { useResetLink, useResetPassword } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffPasswordCalls['staff.password-reset'].request

/** Opened by the link of an email, or of the server's console. */
export function ResetPasswordPage() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const link = useResetLink(token)
  return (
    <FrontFrame title={t('newPassword')} text={t('resetText')}>
      <OpenedLink link={link}>{(email) => <ResetForm token={token} email={email} />}</OpenedLink>
    </FrontFrame>
  )
}

interface FormProps {
  readonly token: string
  readonly email: string
}

function ResetForm({ token, email }: FormProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const setting = useResetPassword()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { token, newPassword: '' },
  })
  const set = handleSubmit((values) =>
    setting.mutate(values, { onSuccess: () => void navigate('/', { replace: true }) }),
  )
  return (
    <form method="post" onSubmit={set} className="flex flex-col gap-5">
      {setting.isError ? <Notice>{setting.error.message}</Notice> : null}
      <FixedEmailField email={email} />
      <NewPasswordField label={t('newPassword')} {...register('newPassword')} />
      <Button type="submit" busy={setting.isPending}>
        {t('setPassword')}
      </Button>
      <Link to="/" className={buttonClass('link')}>
        {t('toSignIn')}
      </Link>
    </form>
  )
}
