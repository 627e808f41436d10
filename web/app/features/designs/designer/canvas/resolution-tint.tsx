import { cornersOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { memo } from 'react'
import { coarseDpi, fineDpi, printedBoxOf, resolutionOf } from '../drawing/print-resolution.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { overPage, viewBox } from './page-view.ts'
import { type Picture, usePictures } from './use-shown-elements.ts'

/** A tint over pictures that would be printed blurred, and the figure: saffron below 150 dpi, red below 100. */
export function ResolutionTint() {
  const pictures = usePictures().filter(({ isHidden }) => !isHidden)
  return (
    <div className="pointer-events-none absolute inset-0">
      <svg viewBox={viewBox} aria-hidden="true" className="size-full">
        {pictures.map((picture) => (
          <Tint key={picture.id} element={picture} />
        ))}
      </svg>
      {pictures.map((picture) => (
        <Figure key={picture.id} element={picture} />
      ))}
    </div>
  )
}

interface OfPicture {
  readonly element: Picture
}

/** Drawn again only when its element changes, as its figure is. */
const Tint = memo(({ element }: OfPicture) => {
  const blurred = useBlurred(element)
  if (blurred === undefined) return null
  return (
    <polygon
      points={blurred.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
      fillOpacity={0.18}
      className={blurred.isCoarse ? 'fill-hibiscus' : 'fill-saffron'}
    />
  )
})

/** All are equally wide: of pictures that lie over one another, the upper one's covers the others. */
const Figure = memo(({ element }: OfPicture) => {
  const blurred = useBlurred(element)
  if (blurred === undefined) return null
  const { dpi, isCoarse, corners } = blurred
  const { left, top } = overPage({ ...corners[0], width: 0, height: 0 })
  return (
    <p
      aria-hidden="true"
      className={`absolute m-0.5 w-16 border bg-paper text-center text-small font-medium ${isCoarse ? 'border-hibiscus' : 'border-saffron'}`}
      style={{ left, top }}
    >
      {dpi} dpi
    </p>
  )
})

/** Where a picture is printed and how coarsely; undefined if that is fine, or not known yet. */
function useBlurred(element: Picture) {
  const drawing = useDrawing()
  const { printFields } = useDesigner()
  const side = useDesignerState((state) => state.side)
  const dpi = resolutionOf(element, printFields[side], drawing)
  if (dpi === undefined || dpi >= fineDpi) return undefined
  return { dpi, isCoarse: dpi < coarseDpi, corners: cornersOf(printedBoxOf(element, drawing)) }
}
