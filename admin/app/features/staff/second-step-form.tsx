import { type SecondFactorMethod, staffCalls } from '@first-fashion/contract/staff/calls'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSecondStep } from '../../platform/session.ts'
import { FrontFrame } from './front-frame.tsx'
import { CodeField } from './second-factor/code-field.tsx'
import { PasskeyButton } from './second-factor/passkey-button.tsx'
import { useWords } from './words.ts'

const { body } = staffCalls['staff.second-step'].request

interface StepProps {
  readonly challenge: string
  readonly methods: readonly SecondFactorMethod[]
  readonly onBack: () => void
}

/** The second step of signing in: a code of the app, a recovery code or a passkey. */
export function SecondStepForm({ challenge, methods, onBack }: StepProps) {
  const { t } = useWords()
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'code')
  return (
    <FrontFrame key={method} title={t('secondStep')} text={t(`secondStepTexts.${method}`)} takesFocus>
      {method === 'passkey' ? (
        <PasskeyButton label={t('useMethods.passkey')} challenge={challenge} />
      ) : (
        <CodeForm challenge={challenge} method={method} />
      )}
      <div className="mt-5 flex flex-col gap-5">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setMethod(other)}>
              {t(`useMethods.${other}`)}
            </Button>
          ))}
        <Button variant="link" onClick={onBack}>
          {t('backToSignIn')}
        </Button>
      </div>
    </FrontFrame>
  )
}

type CodeFormProps = Pick<StepProps, 'challenge'> & {
  readonly method: Exclude<SecondFactorMethod, 'passkey'>
}

function CodeForm({ challenge, method }: CodeFormProps) {
  const { t } = useWords()
  const answering = useSecondStep()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { challenge, method, code: '' },
  })
  return (
    <form
      method="post"
      onSubmit={handleSubmit((values) => answering.mutate(values))}
      className="flex flex-col gap-5"
    >
      {answering.isError ? <Notice>{answering.error.message}</Notice> : null}
      {method === 'code' ? (
        <CodeField label={t('code')} {...register('code')} />
      ) : (
        <TextField
          label={t('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          required
          {...register('code')}
        />
      )}
      <Button type="submit" busy={answering.isPending}>
        {t('signIn')}
      </Button>
    </form>
  )
}
