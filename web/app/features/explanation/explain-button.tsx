import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { Explained } from './explanation-dialog.tsx'
import './explain-button-words.ts'

const ExplanationDialog = lazyPart(() => import('./explanation-dialog.tsx'))

/** Opens the price breakdown of an order or a quote. */
export function ExplainButton({ of }: { readonly of: Explained }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        variant="link"
        className="text-small"
        aria-haspopup="dialog"
        aria-expanded={dialog === 'open'}
        onClick={() => setDialog('open')}
      >
        {t('explain-button:explain')}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <ExplanationDialog of={of} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
