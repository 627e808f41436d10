import { designPage } from '@first-fashion/contract/designs/design-limits'
import { type DesignDocument, emptyDocument } from '@first-fashion/designer-engine/document/document'
import { Dialog, TileButton } from '@first-fashion/ui'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../platform/screen/confirm-dialog.tsx'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { paintSide } from '../drawing/paint-side.ts'
import { type Drawing, useNewDrawing } from '../drawing/use-drawing.ts'
import { isEmptyDesign, replaceWith } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import { type TemplateName, templateNames, templateOf } from './starter-templates.ts'
import '../designer-words.ts'

const templates = templateNames.map((name) => ({ name, design: templateOf(name) }))

/** All faces that the previews need. */
const everything: DesignDocument = {
  ...emptyDocument,
  front: { ...emptyDocument.front, elements: templates.flatMap(({ design }) => design.front.elements) },
}

interface TemplatesProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Designs to start from. It asks before one takes the place of what is there. */
export default function TemplatesDialog({ open, onClose }: TemplatesProps) {
  const { t } = useTranslation()
  const store = useDesigner()
  const drawing = useNewDrawing(everything)
  const [asked, setAsked] = useState<TemplateName | null>(null)
  const take = (name: TemplateName) => {
    replaceWith(store, templateOf(name))
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
                <Preview design={design} drawing={drawing} />
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

/** Device pixels of a preview's side. */
const previewPx = 320
const { printArea } = designPage

function Preview({ design, drawing }: { readonly design: DesignDocument; readonly drawing: Drawing }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null) return
    paintSide(canvas.current, drawing.listOf(design.front), drawing, {
      scale: previewPx / printArea.width,
      origin: { x: 0, y: 0 },
      field: { x: 0, y: 0, width: printArea.width, height: printArea.height },
    })
  }, [design, drawing])
  return <canvas ref={canvas} width={previewPx} height={previewPx} className="aspect-square w-full bg-sand" />
}
