import { staffCalls } from '@first-fashion/contract/staff/calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSignIn } from '../../platform/session.ts'
import { useStoreName } from '../../platform/store-name.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { ForgottenPasswordForm } from './forgotten-password-form.tsx'
import { FrontFrame } from './front-frame.tsx'
import { PasskeyButton } from './second-factor/passkey-button.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { useWords } from './words.ts'

const { body } = staffCalls['staff.sign-in'].request

/** Signing in, in one step or two, or asking for a link without the password. The page behind it stays as it is. */
export function SignInForm() {
  const { t } = useWords()
  const storeName = useStoreName()
  const [view, setView] = useState<'opened' | 'forgotten' | 'back'>('opened')
  const signingIn = useSignIn()
  const { register, handleSubmit, getValues, reset } = useForm({
    resolver: zodResolver(body),
    defaultValues: { email: '', password: '' },
  })
  if (view === 'forgotten')
    return <ForgottenPasswordForm email={getValues('email')} onBack={() => setView('back')} />
  const back = () => {
    // The challenge counts once, and the password is typed again.
    signingIn.reset()
    reset({ email: getValues('email'), password: '' })
    setView('back')
  }
  if (signingIn.data !== undefined && 'challenge' in signingIn.data)
    return <SecondStepForm {...signingIn.data} onBack={back} />
  return (
    <FrontFrame title={t('backOffice')} text={storeName} takesFocus={view === 'back'}>
      <form
        method="post"
        onSubmit={handleSubmit((values) => signingIn.mutate(values))}
        className="flex flex-col gap-5"
      >
        {signingIn.isError ? <Notice>{signingIn.error.message}</Notice> : null}
        <EmailField {...register('email')} />
        <PasswordField {...register('password')} />
        <Button type="submit" busy={signingIn.isPending}>
          {t('signIn')}
        </Button>
        <PasskeyButton label={t('passkeySignIn')} variant="secondary" />
        <Button variant="link" onClick={() => setView('forgotten')}>
          {t('forgotten')}
        </Button>
      </form>
    </FrontFrame>
  )
}
