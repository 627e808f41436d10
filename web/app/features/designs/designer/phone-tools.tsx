import { Dialog, ToolChoice } from '@first-fashion/ui'
import { Image, Layers, Shirt, SlidersHorizontal, Type } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { canvasElement } from './canvas-element.ts'
import { PropertiesPanel } from './properties/properties-panel.tsx'
import { ToolContent } from './tools/tools-panel.tsx'
import './designer-words.ts'

const sheets = ['layers', 'images', 'text', 'properties', 'product'] as const
type Sheet = (typeof sheets)[number]

const icons = {
  layers: Layers,
  images: Image,
  text: Type,
  properties: SlidersHorizontal,
  product: Shirt,
} as const

/** On a phone, a bar at the lower edge opens tools, properties and product as sheets. */
export function PhoneTools({ product }: { readonly product: ReactNode }) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const close = () => setSheet(null)
  return (
    <div className="sticky bottom-(--covered-below) z-10 -mx-4">
      <ToolChoice
        label={t('designer:tools')}
        chosen={sheet}
        onChoose={(name) => {
          if (name === 'properties') showCanvas()
          setSheet(name)
        }}
        choices={sheets.map((name) => ({ name, label: t(`designer:${name}`), Icon: icons[name] }))}
      />
      <Dialog
        open={sheet !== null}
        onClose={close}
        place={sheet === 'properties' ? 'half' : 'bottom'}
        title={sheet === null ? '' : t(`designer:${sheet}`)}
        closeLabel={t('designer:close')}
      >
        {sheet === null ? null : <SheetContent sheet={sheet} product={product} onAdded={close} />}
      </Dialog>
    </div>
  )
}

/** Between what is selected and the sheet. */
const gapPx = 16

/** Brings the canvas to the top, and what is selected above the sheet, which takes the lower half. */
function showCanvas(): void {
  const canvas = canvasElement()
  canvas?.scrollIntoView({ block: 'start' })
  const selected = canvas?.querySelectorAll('[aria-pressed=true]') ?? []
  const lowest = Math.max(0, ...[...selected].map((one) => one.getBoundingClientRect().bottom))
  window.scrollBy(0, Math.max(0, lowest - window.innerHeight / 2 + gapPx))
}

interface SheetContentProps {
  readonly sheet: Sheet
  readonly product: ReactNode
  readonly onAdded: () => void
}

function SheetContent({ sheet, product, onAdded }: SheetContentProps) {
  if (sheet === 'product') return product
  if (sheet === 'properties') return <PropertiesPanel />
  // What was just added is seen on the canvas.
  return <ToolContent tool={sheet === 'layers' ? 'select' : sheet} onAdded={onAdded} />
}
