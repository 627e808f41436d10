import { Button, buttonClass, Notice, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import type { Failure } from '../api.ts'
import { useTranslation } from '../words/use-translation.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import '../words/preview-words.ts'

interface FrameProps {
  /** Why there is nothing to show; undefined while it loads, too. */
  readonly failure: Failure | undefined
  readonly onRetry: () => void
  /** What readers or shoppers see of it today. */
  readonly state: string
  /** undefined while it loads. */
  readonly children: ReactNode
}

/** A page as it will look in the store, for staff who are signed in to the back office in this browser. */
export function PreviewFrame({ failure, onRetry, state, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <main id="content" className="min-h-[60vh] pt-6">
      <title>{t('shell.pageTitle', { title: t('preview:title') })}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {failure === undefined ? null : (
        <div className="page">
          <Refused failure={failure} onRetry={onRetry} />
        </div>
      )}
      {failure === undefined && children === undefined ? (
        <div className="page">
          <Skeleton className="hidden h-96 scripted:block" />
        </div>
      ) : null}
      {children === undefined ? null : (
        <>
          <div className="page mb-6">
            <Notice tone="information">
              {t('preview:text')} {state}
            </Notice>
          </div>
          {children}
        </>
      )}
    </main>
  )
}

function Refused({ failure, onRetry }: Pick<FrameProps, 'onRetry'> & { readonly failure: Failure }) {
  const { t } = useTranslation()
  const isSignedOut = failure.status === 401 || failure.status === 403
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-heading">{t('preview:title')}</h1>
      <p>
        {isSignedOut ? t('preview:signIn') : failure.status === 404 ? failure.message : t('preview:failed')}
      </p>
      {isSignedOut ? (
        <a href="/admin" className={buttonClass()}>
          {t('preview:toBackOffice')}
        </a>
      ) : (
        <Button onClick={onRetry}>{t('problem.tryAgain')}</Button>
      )}
    </div>
  )
}
