import '../designer-words.ts'
import type { DesignCrop, ImageElement } from '@first-fashion/contract/designs/design-document'
import { Button, Slider } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { croppedBy, cutsOf, mostCut } from './crop.rules.ts'
import { usePreviewed } from './use-previewed.ts'

const edges = ['left', 'right', 'top', 'bottom'] as const

const percentOf = (part: number): number => Math.round(part * 100)

/** Cuts a picture at its edges; the canvas shows it at once. */
export function CropFields({ element }: { readonly element: ImageElement }) {
  const { id } = element
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const {
    value: crop,
    preview,
    run,
  } = usePreviewed(element.crop, (crop) => ({ do: 'change-picture', side, id, crop }))
  const cuts = cutsOf(crop)
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset ref={fields} className="mt-2 flex flex-col gap-2">
      <legend className="text-small font-medium">{t('designer:crop')}</legend>
      <CropPreview element={{ ...element, crop }} />
      {edges.map((edge) => (
        <Slider
          key={edge}
          label={t(`designer:cropEdges.${edge}`)}
          min={0}
          max={mostCut * 100}
          step={1}
          value={percentOf(cuts[edge])}
          shown={String(percentOf(cuts[edge]))}
          onPreview={(percent) => preview(croppedBy(cuts, edge, percent / 100))}
          onChange={(percent) => run(croppedBy(cuts, edge, percent / 100))}
        />
      ))}
      {crop === null ? null : (
        <Button
          variant="link"
          onClick={() => {
            run(null)
            // The button is about to go.
            fields.current?.querySelector('input')?.focus()
          }}
          className="self-start"
        >
          {t('designer:wholePicture')}
        </Button>
      )}
    </fieldset>
  )
}

/** The longer side of the preview, in device pixels. */
const previewPx = 320
const whole: DesignCrop = { left: 0, top: 0, width: 1, height: 1 }

/** The picture with what is cut off faded: on a phone the sheet covers the canvas. */
function CropPreview({ element }: { readonly element: ImageElement }) {
  const { url, crop, isBackgroundRemoved } = element
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useDrawing()
  useEffect(() => {
    const found = drawing.pictures.get(url, previewPx, isBackgroundRemoved)
    const context = canvas.current?.getContext('2d')
    if (found === undefined || canvas.current === null || context == null) return
    const scale = previewPx / Math.max(found.width, found.height)
    const [width, height] = [found.width * scale, found.height * scale]
    Object.assign(canvas.current, { width: Math.round(width), height: Math.round(height) })
    const { left, top, width: shareX, height: shareY } = crop ?? whole
    context.globalAlpha = 0.25
    context.drawImage(found.picture, 0, 0, width, height)
    context.beginPath()
    context.rect(left * width, top * height, shareX * width, shareY * height)
    context.clip()
    context.clearRect(0, 0, width, height)
    context.globalAlpha = 1
    context.drawImage(found.picture, 0, 0, width, height)
  }, [crop, drawing, isBackgroundRemoved, url])
  return <canvas ref={canvas} width={1} height={1} className="max-h-32 max-w-32 bg-sand" />
}
