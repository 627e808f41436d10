import { useToken } from '../../../platform/session.ts'
import { everyProduct, useSharedToday } from '../../../platform/sharing/shared-today.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useUser } from '../../accounts/index.ts'
import { useEarning } from '../loyalty.queries.ts'
import './share-points.subscribers.ts'
import './share-and-earn-words.ts'

/** What sharing earns, or that it has earned its points of the day. */
export default function ShareAndEarn({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const token = useToken()
  const account = useUser(token).data?._id
  const isDone = useSharedToday(account, productId)
  const isOver = useSharedToday(account, everyProduct)
  const { data } = useEarning()
  const count = data?.sharePoints ?? 0
  if (count === 0) return null
  return (
    <li className="border-b border-hairline px-5 py-3 text-small">
      <p className="font-medium">{t('share-and-earn:title')}</p>
      <p className="max-w-56 text-timber">
        {isDone
          ? t('share-and-earn:done')
          : token === null
            ? t('share-and-earn:login')
            : isOver
              ? t('share-and-earn:over')
              : t('share-and-earn:text', { count })}
      </p>
    </li>
  )
}
