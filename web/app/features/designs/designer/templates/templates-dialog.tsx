import { type DesignDocument, emptyDocument } from '@first-fashion/designer-engine/document/document'
import type { Fields } from '@first-fashion/designer-engine/geometry/print-field'
import { middleOf, type PageBox } from '@first-fashion/designer-engine/geometry/units'
import { Dialog, TileButton } from '@first-fashion/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../platform/screen/confirm-dialog.tsx'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { paintSide } from '../drawing/paint-side.ts'
import { type Drawing, useNewDrawing } from '../drawing/use-drawing.ts'
import { isEmptyDesign, replaceWith } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import { type TemplateName, templateNames, templateOf } from './starter-templates.ts'
import '../designer-words.ts'

interface TemplatesProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Designs to start from. It asks before one takes the place of what is there. */
export default function TemplatesDialog({ open, onClose }: TemplatesProps) {
  const { t } = useTranslation()
  const store = useDesigner()
  const { templates, everything } = useTemplates(store.fields)
  const drawing = useNewDrawing(everything)
  const [asked, setAsked] = useState<TemplateName | null>(null)
  const take = (name: TemplateName) => {
    replaceWith(store, templateOf(name, store.fields))
    setAsked(null)
    onClose()
  }
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('designer:templates')} closeLabel={t('designer:close')}>
        <p className="mb-4 text-small text-timber">{t('designer:templatesText')}</p>
        <ul aria-busy={drawing.isWaiting(everything.front)} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {templates.map(({ name, design }) => (
            <li key={name}>
              <TileButton
                label={t(`designer:templateNames.${name}`)}
                onClick={() => (isEmptyDesign(store) ? take(name) : setAsked(name))}
              >
                <Preview design={design} drawing={drawing} field={store.fields.front} />
              </TileButton>
              <p aria-hidden="true" className="mt-1 text-small">
                {t(`designer:templateNames.${name}`)}
              </p>
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('designer:replaceTitle')}
        text={t('designer:replaceText')}
        keep={t('designer:cancel')}
        confirm={t('designer:replace')}
        onConfirm={() => (asked === null ? undefined : take(asked))}
      />
    </>
  )
}

/** The templates as they fit, and a design that needs the faces of all of them. */
function useTemplates(fields: Fields) {
  return useMemo(() => {
    const templates = templateNames.map((name) => ({ name, design: templateOf(name, fields) }))
    const elements = templates.flatMap(({ design }) => design.front.elements)
    const everything: DesignDocument = { ...emptyDocument, front: { ...emptyDocument.front, elements } }
    return { templates, everything }
  }, [fields])
}

/** Device pixels of a preview's side. */
const previewPx = 320

interface PreviewProps {
  readonly design: DesignDocument
  readonly drawing: Drawing
  /** What is shown of the page. */
  readonly field: PageBox
}

function Preview({ design, drawing, field }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null) return
    // A template lies in the middle, as large as the shorter side.
    const scale = previewPx / Math.min(field.width, field.height)
    const middle = middleOf(field)
    const origin = { x: previewPx / 2 - middle.x * scale, y: previewPx / 2 - middle.y * scale }
    paintSide(canvas.current, drawing.listOf(design.front), drawing, { scale, origin, field })
  }, [design, drawing, field])
  return <canvas ref={canvas} width={previewPx} height={previewPx} className="aspect-square w-full bg-sand" />
}
