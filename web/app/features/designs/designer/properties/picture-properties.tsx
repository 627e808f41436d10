import type { ImageElement } from '@first-fashion/contract/designs/design-document'
import { Checkbox } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { NumberField } from './number-field.tsx'
import '../designer-words.ts'

/** How wide the tiles of a new pattern are, in page units. */
const newTileWidth = 50

/** What can be done with a picture besides placing it. */
export function PictureProperties({
  element: { id, tileWidth, isBackgroundRemoved },
}: {
  readonly element: ImageElement
}) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  return (
    <div className="flex flex-col">
      <Checkbox
        label={t('designer:removeBackground')}
        checked={isBackgroundRemoved}
        onChange={(event) =>
          store.run({ do: 'change-picture', side, id, isBackgroundRemoved: event.target.checked })
        }
      />
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
    </div>
  )
}
