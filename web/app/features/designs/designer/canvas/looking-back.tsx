import { Button } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { focusCanvas } from '../canvas-element.ts'
import { useDesigner, useIsLookingBack } from '../state/designer-context.ts'
import '../designer-words.ts'

/** Says that the canvas shows an earlier moment, and leads back to the design as it is. */
export function LookingBack() {
  const { t } = useTranslation()
  const store = useDesigner()
  const isLookingBack = useIsLookingBack()
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-between gap-x-4 bg-paper/95 px-4 text-small empty:hidden"
    >
      {isLookingBack ? (
        <>
          <span className="py-2">{t('designer:lookingBack')}</span>
          <Button
            variant="link"
            onClick={() => {
              store.preview(null)
              focusCanvas()
            }}
          >
            {t('designer:toNow')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
