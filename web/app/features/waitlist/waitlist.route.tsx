import type { OwnPlace } from '@first-fashion/contract/waitlist/calls'
import { Button, buttonClass, EmptyState, Picture, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { QueueState } from './queue-state.tsx'
import { useOwnPlaces } from './waitlist.queries.ts'
import './waitlist-words.ts'

/** The customer's queues; the email that says whose turn it is leads here. */
export default function WaitlistPage() {
  const { t } = useTranslation()
  const token = useRequiredLogin()
  const places = useOwnPlaces(token)
  return (
    <main id="content" className="page min-h-[60vh] pt-8">
      <title>{t('waitlist:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {places.isError ? (
        <EmptyState
          as="h1"
          title={t('waitlist:failed')}
          action={<Button onClick={() => void places.refetch()}>{t('problem.tryAgain')}</Button>}
        />
      ) : places.data === undefined ? (
        <Loading />
      ) : places.data.length === 0 ? (
        <EmptyState
          as="h1"
          title={t('waitlist:none')}
          text={t('waitlist:noneText')}
          action={
            <Link to={paths.collection()} className={buttonClass('primary')}>
              {t('waitlist:browse')}
            </Link>
          }
        />
      ) : (
        <>
          <h1 className="text-display">{t('waitlist:title')}</h1>
          <p className="mt-2 mb-6 text-timber">{t('waitlist:intro')}</p>
          <ul className="max-w-[46rem] border-t border-hairline">
            {places.data.map((place) => (
              <Place key={`${place.productId} ${place.variantIndex} ${place.size}`} place={place} />
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="hidden scripted:block">
      <h1 className="mb-6 text-display">{t('waitlist:title')}</h1>
      <Skeleton className="h-36 max-w-[46rem]" />
    </div>
  )
}

function Place({ place }: { readonly place: OwnPlace }) {
  const path = paths.product(place.slug)
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr]">
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={place.image} alt="" sizes="112px" />
      </Link>
      <div className="flex min-w-0 flex-col items-start gap-2 text-small">
        <div>
          <Link to={path} className="text-body font-medium underline-offset-4 hover:underline">
            {place.name}
          </Link>
          <p className="text-timber">
            {place.color}, {place.size}
          </p>
        </div>
        <QueueState place={place} />
      </div>
    </li>
  )
}
