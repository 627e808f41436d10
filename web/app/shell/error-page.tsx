import { buttonClass } from '@first-fashion/ui'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../platform/paths.ts'
import { ScenePicture } from '../platform/screen/scene-picture.tsx'
import { useTranslation } from '../platform/words/use-translation.ts'

/** The page for unknown URLs and errors. */
export function ErrorPage() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  return <Problem kind={isUnknown ? 'notFound' : 'failed'} />
}

export function Problem({ kind }: { readonly kind: 'notFound' | 'failed' }) {
  const { t } = useTranslation()
  return (
    <main
      id="content"
      className="page grid min-h-[60vh] items-center gap-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16"
    >
      <title>{t('shell.pageTitle', { title: t(`problem.${kind}Title`) })}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-5">
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
      </div>
      <ScenePicture
        name="lost"
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="h-auto w-full max-lg:order-first"
      />
    </main>
  )
}
