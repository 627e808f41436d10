import { cornersOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { memo } from 'react'
import { coarseDpi, fineDpi, printedBoxOf, resolutionOf } from '../drawing/print-resolution.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { viewBox } from './page-view.ts'
import { type Picture, usePictures } from './use-pictures.ts'

/** A tint over pictures that would be printed blurred, and the figure: saffron below 150 dpi, red below 100. */
export function ResolutionTint({ scale }: { readonly scale: number }) {
  const pictures = usePictures().filter(({ isHidden }) => !isHidden)
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {pictures.map((picture) => (
        <Tint key={picture.id} element={picture} scale={scale} />
      ))}
    </svg>
  )
}

/** Drawn again only when its element changes. */
const Tint = memo(({ element, scale }: { readonly element: Picture; readonly scale: number }) => {
  const drawing = useDrawing()
  const { printFields } = useDesigner()
  const side = useDesignerState((state) => state.side)
  const dpi = resolutionOf(element, printFields[side], drawing)
  if (dpi === undefined || dpi >= fineDpi) return null
  const corners = cornersOf(printedBoxOf(element, drawing))
  const [corner] = corners
  return (
    <g className={dpi < coarseDpi ? 'fill-hibiscus' : 'fill-saffron'}>
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} fillOpacity={0.18} />
      <text
        x={corner.x + 6 / scale}
        y={corner.y + 16 / scale}
        fontSize={13 / scale}
        strokeWidth={4 / scale}
        className="fill-ink stroke-paper font-medium [paint-order:stroke]"
      >
        {dpi} dpi
      </text>
    </g>
  )
})
