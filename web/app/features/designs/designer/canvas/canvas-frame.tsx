import '../designer-words.ts'
import { printSides } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { Button, TabButton } from '@first-fashion/ui'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { focusCanvas } from '../canvas-element.ts'
import { useDesigner, useDesignerState, useIsLookingBack } from '../state/designer-context.ts'
import { DesignCanvas } from './design-canvas.tsx'
import { wholeGarment } from './page-view.ts'

interface OfVariant {
  readonly variant: PrintVariant
}

/** The canvas under its tabs: the whole garment first, and closer when asked. On a desktop as large as its parent allows. */
export function CanvasFrame({ variant }: OfVariant) {
  const [isClose, setClose] = useState(false)
  return (
    <>
      <div className="mb-2 grid shrink-0 grid-cols-[auto_1fr] items-end lg:grid-cols-[1fr_auto_1fr]">
        <SideTabs variant={variant} />
        {wholeGarment(variant.blank) === undefined ? null : (
          <Closeness isClose={isClose} onChange={setClose} />
        )}
      </div>
      <div className="lg:flex lg:min-h-72 lg:flex-1 lg:justify-center lg:[container-type:size]">
        <div className="relative w-full self-start lg:w-[min(100cqw,80cqh)]">
          <DesignCanvas variant={variant} isClose={isClose} />
          <LookingBack />
        </div>
      </div>
    </>
  )
}

interface ClosenessProps {
  readonly isClose: boolean
  readonly onChange: (isClose: boolean) => void
}

function Closeness({ isClose, onChange }: ClosenessProps) {
  const { t } = useTranslation()
  const Icon = isClose ? ZoomOut : ZoomIn
  return (
    <Button variant="text" onClick={() => onChange(!isClose)} className="justify-self-end px-0 text-small">
      <Icon aria-hidden="true" size={18} />
      {t(isClose ? 'designer:wholeGarment' : 'designer:closer')}
    </Button>
  )
}

function SideTabs({ variant: { files } }: OfVariant) {
  const { t } = useTranslation()
  const store = useDesigner()
  const shown = useDesignerState((state) => state.side)
  const sides = printSides.filter((side) => files.some(({ type }) => type === side))
  return (
    <nav aria-label={t('designer:sides')} className="flex gap-6 lg:col-start-2">
      {sides.map((side) => (
        <TabButton key={side} isShown={side === shown} onClick={() => store.showSide(side)}>
          {t(`designer:${side}Side`)}
        </TabButton>
      ))}
    </nav>
  )
}

/** Says that the canvas shows an earlier moment, and leads back to the design as it is. */
function LookingBack() {
  const { t } = useTranslation()
  const store = useDesigner()
  const isLookingBack = useIsLookingBack()
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-between gap-x-4 bg-paper/95 px-4 text-small empty:hidden"
    >
      {isLookingBack ? (
        <>
          <span className="py-2">{t('designer:lookingBack')}</span>
          <Button
            variant="link"
            onClick={() => {
              store.preview(null)
              focusCanvas()
            }}
          >
            {t('designer:toNow')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
