import { designShapes } from '@first-fashion/contract/designs/design-limits'
import { shapePath } from '@first-fashion/designer-engine/drawing/shapes'
import { TileButton } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { addShape } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import '../designer-words.ts'

/** Pictures to put on the product: the shapes that come with the designer. */
export function ImagesTool() {
  const { t } = useTranslation()
  const store = useDesigner()
  return (
    <section aria-labelledby="designer-shapes">
      <h3 id="designer-shapes" className="mb-2 font-text text-small font-medium">
        {t('designer:shapes')}
      </h3>
      <ul className="grid grid-cols-4 gap-2">
        {designShapes.map((shape) => (
          <li key={shape}>
            <TileButton label={t(`designer:${shape}`)} onClick={() => addShape(store, shape)}>
              <svg viewBox="-12 -12 124 124" aria-hidden="true" className="size-full">
                <path d={pathText(shape)} className="fill-ink" />
              </svg>
            </TileButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pathText = (shape: (typeof designShapes)[number]): string =>
  shapePath(shape, { width: 100, height: 100 })
    .map((step) => step.join(' '))
    .join('')
