import 'virtual:contract-routes/saved-designs'
import '../designer-words.ts'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { isEmptySide, type SideContent, sidesOf } from '@first-fashion/designer-engine/document/document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../platform/queries/call.ts'
import { refusalWords } from '../../../../platform/queries/refusal.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { type Drawing, useDrawing } from '../drawing/use-drawing.ts'
import { otherSide } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerState } from '../state/designer-store.ts'
import type { Named } from '../state/use-chosen-facts.ts'
import { previewPicture } from './preview-picture.ts'

interface Designed {
  readonly product: PrintProduct
  readonly variant: PrintVariant
}

/** Saves the design under a name, with a preview of the side that is shown, or of the other one if that is empty. */
export function useSaveDesign({ product, variant }: Designed, onSaved: (named: Named) => void) {
  const { t } = useTranslation()
  const store = useDesigner()
  const drawn = useDrawn()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (named: Named) => {
      const designed = store.get()
      const side = previewedSide(designed)
      const content = designed.history.present[side]
      const drawing = await drawn(content)
      const [list, field] = [drawing.listOf(content), store.fields[side]]
      const preview = await previewPicture({ blank: variant.blank, side, list, drawing, field })
      // The design is data: it is saved without a preview too.
      await call('saved-designs.save', { body: bodyOf(named, { product, variant }, designed, preview ?? '') })
      return { hasCanvas: preview !== null }
    },
    onSuccess: ({ hasCanvas }, named) => {
      toasts.success(t('designer:designSaved'))
      // After the success, which takes earlier errors away.
      if (!hasCanvas) toasts.error(t('designer:canvasMissing'))
      onSaved(named)
      return queries.invalidateQueries({ queryKey: ['saved-designs'] })
    },
    onError: (error) => toasts.error(refusalWords(error, t('designer:saveFailed'))),
  })
}

function previewedSide({ history: { present }, side }: DesignerState): PrintSide {
  const other = otherSide(side)
  return isEmptySide(present[side]) && !isEmptySide(present[other]) ? other : side
}

const bodyOf = (
  named: Named,
  { product, variant }: Designed,
  { history, side, selected }: DesignerState,
  preview: string,
) => ({
  ...named,
  productInfo: {
    printfulProductId: product.id,
    printfulVariantId: variant.id,
    productTitle: product.title,
    variantInfo: {
      size: variant.size,
      color: variant.color,
      image: variant.image === '' ? product.image : variant.image,
    },
  },
  designs: sidesOf(history.present),
  currentPlacement: side,
  selectedElement: selected[0] ?? null,
  previewImage: { url: preview, publicId: '' },
  status: 'saved' as const,
  tags: [],
})

/** Nobody waits longer for a face or a picture. */
const longestWaitMs = 20_000

/** Answers how a side is drawn once all its faces and pictures have come, or what has come of them in time. */
function useDrawn(): (side: SideContent) => Promise<Drawing> {
  const drawing = useDrawing()
  const latest = useRef(drawing)
  const [waiting] = useState(() => new Set<() => void>())
  useEffect(() => {
    latest.current = drawing
    for (const look of waiting) look()
  }, [drawing, waiting])
  return useCallback(
    (side) =>
      new Promise((answer) => {
        const end = () => {
          clearTimeout(limit)
          waiting.delete(look)
          answer(latest.current)
        }
        const look = () => {
          if (!isIncomplete(latest.current, side)) end()
        }
        const limit = setTimeout(end, longestWaitMs)
        waiting.add(look)
        look()
      }),
    [waiting],
  )
}

const isIncomplete = (drawing: Drawing, side: SideContent): boolean =>
  drawing.isWaiting(side) || side.elements.some((element) => isBeingCutOut(drawing, element))

/** A picture without its background is another file than the one with it. One that cannot be had is not waited for. */
function isBeingCutOut({ pictures }: Drawing, element: DesignElement): boolean {
  if (element.type === 'text' || !element.isBackgroundRemoved || shapeOf(element.url) !== undefined)
    return false
  pictures.get(element.url, 0, true)
  return pictures.cutoutState(element.url) === 'loading' && pictures.state(element.url) !== 'failed'
}
