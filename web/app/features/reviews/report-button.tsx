import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/review-report-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface ButtonProps {
  readonly reviewId: string
  readonly name: string
}

/** Reports a review to the staff. */
export function ReportButton({ reviewId, name }: ButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = () => (currentToken() === null ? toasts.error(t('review-report:login')) : setOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-6 text-small"
        aria-label={t('review-report:buttonName', { name })}
        onClick={open}
      >
        {t('review-report:button')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
