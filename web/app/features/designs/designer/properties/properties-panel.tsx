import '../designer-words.ts'
import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'
import { designLimits, designPage } from '@first-fashion/contract/designs/design-limits'
import { elementOf } from '@first-fashion/designer-engine/document/document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { Slider } from '@first-fashion/ui'
import { useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { canvasElement, focusCanvas } from '../canvas-element.ts'
import { Panel } from '../panel.tsx'
import { useDesigner, useDesignerState, useStillSelection } from '../state/designer-context.ts'
import { ArrangePanel } from './arrange-panel.tsx'
import { ColorField } from './color-field.tsx'
import { NumberField } from './number-field.tsx'
import { PictureProperties } from './picture-properties.tsx'
import { TextProperties } from './text-properties.tsx'
import { SeveralTextsWarning } from './text-warnings.tsx'
import { usePreviewed } from './use-previewed.ts'

/** Everything about what is selected [B2.81]. */
export function PropertiesPanel() {
  const { t } = useTranslation()
  const selection = useStillSelection()
  const [only, another] = selection
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Panel id="designer-properties" title={t('designer:properties')} heading={title}>
      {only === undefined ? (
        <p className="text-small text-timber">{t('designer:nothingSelected')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          {another === undefined ? (
            <OneElement key={only.id} element={only} />
          ) : (
            <>
              <p className="text-small">{t('designer:severalSelected', { count: selection.length })}</p>
              <SeveralTextsWarning elements={selection} />
            </>
          )}
          <ArrangePanel onEmptied={() => focusCanvasOr(title.current)} />
        </div>
      )}
    </Panel>
  )
}

/** In a sheet the canvas below takes no focus. */
function focusCanvasOr(title: HTMLElement | null): void {
  focusCanvas()
  if (document.activeElement !== canvasElement()) title?.focus()
}

function OneElement({ element }: { readonly element: DesignElement }) {
  const { t } = useTranslation()
  const isShape = element.type === 'image' && shapeOf(element.url) !== undefined
  return (
    <fieldset disabled={element.isLocked} className="flex min-w-0 flex-col gap-4">
      {element.isLocked ? <p className="text-small text-timber">{t('designer:locked')}</p> : null}
      {element.type === 'text' ? <TextProperties element={element} /> : null}
      {isShape ? <ColorField element={element} /> : null}
      {element.type === 'image' && !isShape ? <PictureProperties element={element} /> : null}
      <PlaceFields element={element} />
    </fieldset>
  )
}

/** Position, size, rotation, layer and opacity, within their limits [B5.25]. */
function PlaceFields({ element }: { readonly element: DesignElement }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const { id, position, style, isLocked } = element
  const { size, layer } = designLimits
  const field = store.printFields[side]
  const place = (change: Partial<DesignElement['position']>) =>
    store.run({ do: 'place', side, places: [{ id, ...change }] })
  const input = (name: 'x' | 'y' | 'width' | 'height', bounds: { min?: number; max?: number }) => (
    <NumberField
      label={t(`designer:${name}`)}
      value={position[name]}
      disabled={isLocked}
      onChange={(value) => place({ [name]: value })}
      {...bounds}
    />
  )
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {input('x', within(designPage.canvas.width))}
        {input('y', within(designPage.canvas.height))}
        {input('width', { min: size.min, max: 300 })}
        {input('height', { min: size.min, max: 300 })}
        <RotationField element={element} />
        <NumberField
          label={t('designer:layer')}
          value={position.zIndex}
          min={0}
          max={layer.max}
          disabled={isLocked}
          onChange={(value) => place({ zIndex: Math.round(value) })}
        />
      </div>
      {field === undefined ? null : (
        <p className="text-small text-timber tabular-nums">
          {t('designer:measures', {
            width: centimetres(position.width * field.mmPerUnit),
            height: centimetres(position.height * field.mmPerUnit),
          })}
        </p>
      )}
      <OpacitySlider ids={[id]} opacity={style.opacity} />
    </>
  )
}

interface OpacityProps {
  readonly ids: string[]
  readonly opacity: number
}

function OpacitySlider({ ids, opacity }: OpacityProps) {
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const { value, preview, run } = usePreviewed(opacity, (opacity) => ({
    do: 'restyle',
    side,
    ids,
    style: { opacity },
  }))
  return (
    <Slider
      label={t('designer:opacity')}
      min={0}
      max={1}
      step={0.05}
      value={value}
      shown={t('designer:percent', { percent: Math.round(value * 100) })}
      onPreview={preview}
      onChange={run}
    />
  )
}

/** Far enough for every place on the print area, also of an element that is turned. */
const within = (distance: number) => ({ min: -distance, max: distance })

const centimetres = (mm: number): string => (mm / 10).toFixed(1)

interface Typing {
  /** Where the element was before it. */
  readonly from: DesignPosition
  /** Where it has brought the element; somewhere else, something else has happened since. */
  readonly to: DesignPosition | undefined
}

/**
 * The rotation of an element. Each digit turns it from where it was before the typing: on the way to 90 it is turned by 9,
 * and may have to shrink for that.
 */
function RotationField({ element }: { readonly element: DesignElement }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const typing = useRef<Typing | null>(null)
  const { id, position, isLocked } = element
  const turn = (rotation: number) => {
    const from = typing.current?.to === position ? typing.current.from : position
    const back = from === position ? {} : boxOf(from)
    store.run({ do: 'place', side, places: [{ id, ...back, rotation }] })
    typing.current = { from, to: elementOf(store.get().history.present, side, id)?.position }
  }
  return (
    <NumberField
      label={t('designer:rotation')}
      value={position.rotation}
      disabled={isLocked}
      onChange={turn}
      onBlur={() => {
        typing.current = null
      }}
      {...designLimits.rotation}
    />
  )
}

const boxOf = ({ x, y, width, height }: DesignPosition) => ({ x, y, width, height })
