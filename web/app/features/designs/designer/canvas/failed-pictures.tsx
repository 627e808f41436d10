import { boundsOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { hasFailed, useDrawing } from '../drawing/use-drawing.ts'
import { overPage } from './page-view.ts'
import { usePictures } from './use-pictures.ts'
import '../designer-words.ts'

/** A word in the place of each picture that could not be loaded. */
export function FailedPictures() {
  const { t } = useTranslation()
  const drawing = useDrawing()
  return usePictures()
    .filter((picture) => !picture.isHidden && hasFailed(drawing, picture))
    .map(({ id, position }) => (
      <p
        key={id}
        className="pointer-events-none absolute grid place-items-center overflow-hidden border border-hibiscus bg-paper/90 p-1 text-center text-small text-hibiscus"
        style={overPage(boundsOf(position))}
      >
        {t('designer:pictureFailed')}
      </p>
    ))
}
