import { designShapes } from '@first-fashion/contract/designs/design-limits'
import { shapePath } from '@first-fashion/designer-engine/drawing/shapes'
import { TileButton } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './library-words.ts'
import type { OnPick } from './picked-image.ts'

const sidePx = 200
const outlineOf = (shape: (typeof designShapes)[number]): string =>
  shapePath(shape, { width: sidePx, height: sidePx })
    .map((step) => step.join(' '))
    .join(' ')

/** The shapes that come with the designer. */
export function StockShapes({ onPick }: { readonly onPick: OnPick }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('library:shapes')}>
      <h2 className="mb-2 font-text text-base font-medium">{t('library:shapes')}</h2>
      <ul className="grid max-w-80 grid-cols-4 gap-2">
        {designShapes.map((shape) => {
          const name = t(`library:${shape}`)
          const size = { width: sidePx, height: sidePx }
          return (
            <li key={shape}>
              <TileButton
                label={t('library:add', { name })}
                onClick={() => onPick({ url: `shape:${shape}`, name, ...size, hasFlatBackground: false })}
              >
                <span className="grid size-full place-items-center">
                  <svg aria-hidden="true" viewBox={`0 0 ${sidePx} ${sidePx}`} className="size-7 fill-current">
                    <path d={outlineOf(shape)} />
                  </svg>
                </span>
              </TileButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
