import { Button } from '@first-fashion/ui'
import { LayoutTemplate } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../../platform/lost-chunk.ts'
import { useAfterClosing } from '../../../../platform/screen/use-after-closing.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import '../designer-words.ts'

const TemplatesDialog = lazyPart(() => import('./templates-dialog.tsx'))

/** Opens the designs to start from; they load then. */
export function TemplatesButton() {
  const { t } = useTranslation()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  // The question before it closes with it, and gives the focus to what is gone.
  const afterClosing = useAfterClosing(state === 'open', () => button.current?.focus())
  const close = () => {
    afterClosing()
    setState('closed')
  }
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setState('open')} className="mb-4 w-full">
        <LayoutTemplate aria-hidden="true" size={16} />
        {t('designer:startFrom')}
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <TemplatesDialog open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
