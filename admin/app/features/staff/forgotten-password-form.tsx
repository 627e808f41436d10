import { staffPasswordCalls } from '@first-fashion/contract/staff/password-calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { EmailField } from './credential-fields.tsx'
import { FrontFrame } from './front-frame.tsx'
import { useRequestReset } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffPasswordCalls['staff.password-forgotten'].request

interface FormProps {
  /** As it was typed to sign in. */
  readonly email: string
  readonly onBack: () => void
}

/** Asks for a link to set a new password. */
export function ForgottenPasswordForm({ email, onBack }: FormProps) {
  const { t } = useWords()
  const asking = useRequestReset()
  const { register, handleSubmit } = useForm({ resolver: zodResolver(body), defaultValues: { email } })
  return (
    <FrontFrame title={t('forgottenTitle')} text={t('forgottenText')} takesFocus>
      <form
        method="post"
        onSubmit={handleSubmit((values) => asking.mutate(values))}
        className="flex flex-col gap-5"
      >
        {asking.isError ? <Notice>{asking.error.message}</Notice> : null}
        {asking.isSuccess ? <Notice tone="success">{asking.data.message}</Notice> : null}
        <EmailField {...register('email')} />
        <Button type="submit" busy={asking.isPending}>
          {t('sendLink')}
        </Button>
        <Button variant="link" onClick={onBack}>
          {t('backToSignIn')}
        </Button>
      </form>
    </FrontFrame>
  )
}
