import { designPage } from '@first-fashion/contract/designs/design-limits'
import { boundsOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { hasFailed, useDrawing } from '../drawing/use-drawing.ts'
import { usePictures } from './use-pictures.ts'
import '../designer-words.ts'

const { canvas, printArea } = designPage
const percent = (share: number) => `${share * 100}%`

/** A word in the place of each picture that could not be loaded. */
export function FailedPictures() {
  const { t } = useTranslation()
  const drawing = useDrawing()
  return usePictures()
    .filter((picture) => !picture.isHidden && hasFailed(drawing, picture))
    .map(({ id, position }) => {
      const box = boundsOf(position)
      return (
        <p
          key={id}
          className="pointer-events-none absolute grid place-items-center overflow-hidden border border-hibiscus bg-paper/90 p-1 text-center text-small text-hibiscus"
          style={{
            left: percent((box.x + printArea.x) / canvas.width),
            top: percent((box.y + printArea.y) / canvas.height),
            width: percent(box.width / canvas.width),
            height: percent(box.height / canvas.height),
          }}
        >
          {t('designer:pictureFailed')}
        </p>
      )
    })
}
