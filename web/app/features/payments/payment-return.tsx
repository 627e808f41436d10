import { buttonClass, Spinner } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './payments-words.ts'

interface Props {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly isOver?: boolean
  readonly isFailed?: boolean
  /** Nobody knows yet how the payment ended: the shop did not answer, and is asked again. */
  readonly isUnreached: boolean
  readonly children?: ReactNode
}

/** What a payment return page shows while it asks how the payment ended, and of the answer. */
export function PaymentReturn(props: Props) {
  const { title, heading, text, isOver = false, isFailed = false, isUnreached, children } = props
  const { t } = useTranslation()
  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Spinner className={`size-10 text-leaf ${isOver ? 'invisible' : ''}`} />
      <div role="status" className="max-w-[32rem]">
        <h1 className={`text-heading ${isFailed ? 'text-hibiscus' : ''}`}>
          {isUnreached ? t('payments:unreached') : heading}
        </h1>
        <p className="mt-2 text-timber">{isUnreached ? t('payments:unreachedText') : text}</p>
      </div>
      {isUnreached ? (
        <Link to={paths.orders()} className={buttonClass('secondary')}>
          {t('payments:yourOrders')}
        </Link>
      ) : null}
      {children}
    </main>
  )
}
