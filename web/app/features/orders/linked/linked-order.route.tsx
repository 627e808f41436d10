import './linked-order-words.ts'
import { Button, buttonClass, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/queries/call.ts'
import { failureOf } from '../../../platform/queries/refusal.ts'
import { NeedsScripts } from '../../../platform/screen/needs-scripts.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { orderKeys } from '../orders.keys.ts'
import { LinkedOrderCard } from './linked-order-card.tsx'

/** The order that a link in an email is about, on any device. The link's token stands after '#'. */
export default function LinkedOrderPage() {
  const { t } = useTranslation()
  const token = useHash()
  const found = useQuery({
    queryKey: orderKeys.linked(token),
    enabled: token !== undefined && token !== '',
    retry: false,
    queryFn: async () => (await call('orders.by-link', { body: { token: token ?? '' } })).order,
  })
  const isDead = token === '' || (found.isError && failureOf(found.error).status === 404)
  return (
    <main id="content" className="page min-h-[70vh] pt-8">
      <title>{t('linked-order:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-[60rem]">
        <NeedsScripts />
        {isDead ? <DeadLink /> : null}
        {found.isError && !isDead ? (
          <Message title={t('linked-order:failed')} text={found.error.message}>
            <Button onClick={() => found.refetch()}>{t('problem.tryAgain')}</Button>
          </Message>
        ) : null}
        {found.isPending && !isDead ? (
          <div className="hidden scripted:block">
            <h1 className="sr-only">{t('linked-order:loading')}</h1>
            <Skeleton className="h-[32rem]" />
          </div>
        ) : null}
        {found.data === undefined ? null : <LinkedOrderCard order={found.data} />}
      </div>
    </main>
  )
}

function DeadLink() {
  const { t } = useTranslation()
  return (
    <Message title={t('linked-order:dead')} text={t('linked-order:deadText')}>
      <Link to={paths.orders()} className={buttonClass()}>
        {t('linked-order:toLogin')}
      </Link>
    </Message>
  )
}

interface MessageProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Message = ({ title, text, children }: MessageProps) => (
  <div className="flex flex-col items-start gap-5 pt-8">
    <div role="status" className="flex flex-col gap-3">
      <h1 className="text-display">{title}</h1>
      <p className="max-w-[36rem] text-lead text-timber">{text}</p>
    </div>
    {children}
  </div>
)

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** What follows '#' in the address; undefined on the server, which never gets it. */
const useHash = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => undefined,
  )
