import type { ImageElement } from '@first-fashion/contract/designs/design-document'
import { Checkbox } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { fineDpi, resolutionOf } from '../drawing/print-resolution.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { CropFields } from './crop-fields.tsx'
import { NumberField } from './number-field.tsx'
import '../designer-words.ts'

/** How wide the tiles of a new pattern are, in page units. */
const newTileWidth = 50

/** What can be done with a picture besides placing it. */
export function PictureProperties({ element }: { readonly element: ImageElement }) {
  const { id, url, tileWidth, isBackgroundRemoved } = element
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const { pictures } = useDrawing()
  const isCutoutLost = isBackgroundRemoved && pictures.cutoutState(url) === 'failed'
  return (
    <div className="flex flex-col">
      <Resolution element={element} />
      <Checkbox
        label={t('designer:removeBackground')}
        checked={isBackgroundRemoved}
        onChange={(event) =>
          store.run({ do: 'change-picture', side, id, isBackgroundRemoved: event.target.checked })
        }
      />
      {isCutoutLost ? (
        <p role="alert" className="text-small text-hibiscus">
          {t('designer:cutoutFailed')}
        </p>
      ) : null}
      <Checkbox
        label={t('designer:pattern')}
        checked={tileWidth !== null}
        onChange={(event) =>
          store.run({ do: 'change-picture', side, id, tileWidth: event.target.checked ? newTileWidth : null })
        }
      />
      {tileWidth === null ? null : (
        <NumberField
          label={t('designer:tileWidth')}
          value={tileWidth}
          min={5}
          max={300}
          onChange={(value) => store.run({ do: 'change-picture', side, id, tileWidth: value })}
        />
      )}
      <CropFields element={element} />
    </div>
  )
}

/** How finely it is printed, with a warning when that is too coarse. */
function Resolution({ element }: { readonly element: ImageElement }) {
  const { t } = useTranslation()
  const drawing = useDrawing()
  const { printFields } = useDesigner()
  const side = useDesignerState((state) => state.side)
  const dpi = resolutionOf(element, printFields[side], drawing)
  if (dpi === undefined) return null
  return dpi < fineDpi ? (
    <p role="alert" className="text-small text-hibiscus">
      {t('designer:coarse', { dpi })}
    </p>
  ) : (
    <p className="text-small text-timber">{t('designer:fine', { dpi })}</p>
  )
}
