import { buttonClass } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../platform/paths.ts'

/** What is shown when a page cannot be: unknown, or broken. */
export function ErrorPage() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  return <Problem kind={isUnknown ? 'notFound' : 'failed'} />
}

export function Problem({ kind }: { readonly kind: 'notFound' | 'failed' }) {
  const { t } = useTranslation()
  return (
    <main id="content" className="page flex min-h-[60vh] flex-col items-start justify-center gap-5 py-16">
      <title>{`${t(`problem.${kind}Title`)} · First Fashion`}</title>
      <meta name="robots" content="noindex" />
      <BatikMark />
      <h1 className="text-display">{t(`problem.${kind}Title`)}</h1>
      <p className="max-w-[36rem] text-lead text-timber">{t(`problem.${kind}Text`)}</p>
      {kind === 'notFound' ? (
        <Link to={paths.collection()} className={buttonClass()}>
          {t('problem.toCollection')}
        </Link>
      ) : (
        <Link to="" reloadDocument className={buttonClass()}>
          {t('problem.tryAgain')}
        </Link>
      )}
    </main>
  )
}

/** A motif of the house's batik, as the only ornament. */
export function BatikMark() {
  const petals = [0, 60, 120, 180, 240, 300]
  return (
    <svg aria-hidden="true" width="96" height="96" viewBox="-48 -48 96 96" className="text-leaf">
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M0 -8C10 -18 10 -34 0 -42C-10 -34 -10 -18 0 -8Z" />
          <path d="M0 -14V-34" />
          <circle cx="0" cy="-45" r="1.2" transform="rotate(30)" fill="currentColor" />
        </g>
      ))}
      <circle r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
