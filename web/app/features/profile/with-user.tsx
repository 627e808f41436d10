import type { User } from '@first-fashion/contract/accounts/calls'
import { Button, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser } from '../accounts/index.ts'
import './words/profile-words.ts'

/** Renders its content once the customer is loaded; until then a skeleton, or a retry button. */
export function WithUser({ children }: { readonly children: (user: User) => ReactNode }) {
  const { t } = useTranslation()
  const user = useUser(useToken())
  if (user.data !== undefined) return children(user.data)
  if (user.isError)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-hibiscus">{t('profile:failed')}</p>
        <Button onClick={() => user.refetch()}>{t('problem.tryAgain')}</Button>
      </div>
    )
  return <Skeleton className="h-64" />
}
