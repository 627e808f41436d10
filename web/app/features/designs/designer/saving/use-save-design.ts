import 'virtual:contract-routes/saved-designs'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { isEmptySide, sidesOf } from '@first-fashion/designer-engine/document/document'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/queries/call.ts'
import { refusalWords } from '../../../../platform/queries/refusal.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDrawn } from '../drawing/use-drawn.ts'
import { otherSide } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerState } from '../state/designer-store.ts'
import type { Named } from '../state/use-chosen-facts.ts'
import { previewPicture } from './preview-picture.ts'
import '../designer-words.ts'

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
