import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/review-photos.ts'
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
  const open = () => (currentToken() === null ? toasts.error(t('reviewReport.login')) : setOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-6 text-small"
        aria-label={t('reviewReport.buttonName', { name })}
        onClick={open}
      >
        {t('reviewReport.button')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
