import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { boundsOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { useCallback } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { overPage } from './page-view.ts'
import { useShownElements } from './use-shown-elements.ts'
import '../designer-words.ts'

/** A word in the place of each picture that could not be loaded, and of each text whose font could not. */
export function FailedElements() {
  const { t } = useTranslation()
  const { hasFailed } = useDrawing()
  const failed = useCallback(
    (elements: readonly DesignElement[]) => elements.filter((one) => !one.isHidden && hasFailed(one)),
    [hasFailed],
  )
  return useShownElements(failed).map(({ id, position }) => (
    <p
      key={id}
      className="pointer-events-none absolute grid place-items-center overflow-hidden border border-hibiscus bg-paper/90 p-1 text-center text-small text-hibiscus"
      style={overPage(boundsOf(position))}
    >
      {t('designer:failedToLoad')}
    </p>
  ))
}
