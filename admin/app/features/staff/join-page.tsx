import { staffPeopleCalls } from '@first-fashion/contract/staff/people-calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { NewPasswordField } from './credential-fields.tsx'
import { FrontFrame } from './front-frame.tsx'
import { useJoin } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffPeopleCalls['staff.join'].request

/** Opened by the link of an invitation. */
export function JoinPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const joining = useJoin()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { token: query.get('token') ?? '', password: '' },
  })
  const join = handleSubmit((values) =>
    joining.mutate(values, { onSuccess: () => void navigate('/', { replace: true }) }),
  )
  return (
    <FrontFrame title={t('joinTitle')} text={t('joinText')}>
      <form method="post" onSubmit={join} className="flex flex-col gap-5">
        {joining.isError ? <Notice>{joining.error.message}</Notice> : null}
        <NewPasswordField {...register('password')} />
        <Button type="submit" busy={joining.isPending}>
          {t('join')}
        </Button>
      </form>
    </FrontFrame>
  )
}
