import type { BodyOf, Calls } from '@first-fashion/contract'
import { Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { loyaltyKeys } from '../loyalty.queries.ts'
import './order-points-words.ts'

/** The points that a return takes back, as the server will post them, and the reward code that it gives back. */
export default function ReturnPoints({ asked }: { readonly asked: BodyOf<Calls['returns.preview']> }) {
  const { t } = useTranslation()
  const token = useToken()
  const { data, isError } = useQuery({
    queryKey: loyaltyKeys.of(token, 'return', asked),
    staleTime: 0,
    retry: false,
    queryFn: () => call('loyalty.return-points', { body: asked }),
  })
  if (isError) return <p className="text-small text-timber">{t('order-points:returnUnknown')}</p>
  if (data === undefined) return <Skeleton className="h-11" />
  const { earned, takenBack: count, returnedCode } = data
  if (earned === 0 && returnedCode === null) return null
  return (
    <section aria-label={t('order-points:title')} className="border-t border-hairline pt-3">
      {earned === 0 ? null : <Taken earned={earned} count={count} />}
      {returnedCode === null ? null : (
        <p className="text-small text-timber">{t('order-points:returnedCode', { code: returnedCode })}</p>
      )}
    </section>
  )
}

function Taken({ earned, count }: { readonly earned: number; readonly count: number }) {
  const { t } = useTranslation()
  if (count === 0) return <p>{t('order-points:returnTakesNone', { count: earned })}</p>
  if (count === earned) return <p>{t('order-points:returnTakesAll', { count })}</p>
  return <p>{t('order-points:returnTakes', { count, earned })}</p>
}
