import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useWordsOf } from '../../platform/words/use-translation.ts'
import './photos/photo-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface ButtonProps {
  readonly reviewId: string
  readonly name: string
}

/** Reports a review to the staff. */
export function ReportButton({ reviewId, name }: ButtonProps) {
  const { t } = useWordsOf('reviews')
  const [isOpen, setOpen] = useState(false)
  const open = () => (currentToken() === null ? toasts.error(t('report.login')) : setOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-6 text-small"
        aria-label={t('report.buttonName', { name })}
        onClick={open}
      >
        {t('report.button')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
