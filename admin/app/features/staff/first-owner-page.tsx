import { staffCalls } from '@first-fashion/contract/staff/calls'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { EmailField, NewPasswordField } from './credential-fields.tsx'
import { FrontFrame } from './front-frame.tsx'
import { useMakeFirstOwner } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffCalls['staff.first-owner'].request

/** Opened by the link that a new live shop prints to its console. */
export function FirstOwnerPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const making = useMakeFirstOwner()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { token: query.get('token') ?? '', name: '', email: '', password: '' },
  })
  const make = handleSubmit((values) =>
    making.mutate(values, { onSuccess: () => void navigate('/', { replace: true }) }),
  )
  return (
    <FrontFrame title={t('firstOwner')} text={t('firstOwnerText')}>
      <form method="post" onSubmit={make} className="flex flex-col gap-5">
        {making.isError ? <Notice>{making.error.message}</Notice> : null}
        <TextField label={t('name')} autoComplete="name" maxLength={120} required {...register('name')} />
        <EmailField {...register('email')} />
        <NewPasswordField {...register('password')} />
        <Button type="submit" busy={making.isPending}>
          {t('makeOwner')}
        </Button>
      </form>
    </FrontFrame>
  )
}
