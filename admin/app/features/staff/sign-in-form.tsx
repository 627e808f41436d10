import { staffCalls } from '@first-fashion/contract/staff/calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSignIn } from '../../platform/session.ts'
import { useStoreName } from '../../platform/store-name.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { useWords } from './words.ts'

const { body } = staffCalls['staff.sign-in'].request

export function SignInForm() {
  const { t } = useWords()
  const signingIn = useSignIn()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { email: '', password: '' },
  })
  return (
    <main className="mx-auto max-w-[24rem] px-4 pt-20">
      <h1 className="text-heading">{t('backOffice')}</h1>
      <p className="mt-1 mb-8 min-h-6 text-timber">{useStoreName()}</p>
      <form
        method="post"
        onSubmit={handleSubmit((values) => signingIn.mutate(values))}
        className="flex flex-col gap-5"
      >
        {signingIn.isError ? <Notice>{signingIn.error.message}</Notice> : null}
        <EmailField {...register('email')} />
        <PasswordField autoComplete="current-password" {...register('password')} />
        <Button type="submit" busy={signingIn.isPending}>
          {t('signIn')}
        </Button>
      </form>
    </main>
  )
}
