import { staffPeopleCalls } from '@first-fashion/contract/staff/people-calls'
import { Button, Notice } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { FixedEmailField, NewPasswordField } from './credential-fields.tsx'
import { FrontFrame } from './front-frame.tsx'
import { OpenedLink } from './opened-link.tsx'
import { useJoin, useJoinLink } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffPeopleCalls['staff.join'].request

/** Opened by the link of an invitation. */
export function JoinPage() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const link = useJoinLink(token)
  return (
    <FrontFrame title={t('joinTitle')} text={t('joinText')}>
      <OpenedLink link={link}>{(email) => <JoinForm token={token} email={email} />}</OpenedLink>
    </FrontFrame>
  )
}

interface FormProps {
  readonly token: string
  readonly email: string
}

function JoinForm({ token, email }: FormProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const joining = useJoin()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(body),
    defaultValues: { token, password: '' },
  })
  const join = handleSubmit((values) =>
    joining.mutate(values, { onSuccess: () => void navigate('/', { replace: true }) }),
  )
  return (
    <form method="post" onSubmit={join} className="flex flex-col gap-5">
      {joining.isError ? <Notice>{joining.error.message}</Notice> : null}
      <FixedEmailField email={email} />
      <NewPasswordField {...register('password')} />
      <Button type="submit" busy={joining.isPending}>
        {t('join')}
      </Button>
    </form>
  )
}
