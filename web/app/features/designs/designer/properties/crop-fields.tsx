import type { ImageElement } from '@first-fashion/contract/designs/design-document'
import { Button, Slider } from '@first-fashion/ui'
import { useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { croppedBy, cutsOf, mostCut } from './crop.rules.ts'
import { CropPreview } from './crop-preview.tsx'
import { usePreviewed } from './use-previewed.ts'
import '../designer-words.ts'

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
