import { drawing } from './field.ts'
import { boxAround, boxOf, type Point, redrawn, traced } from './outline.ts'
import type { GarmentDraft, GarmentTemplate, Place, PrintArea, RoundView, View } from './template.ts'

/** The garment's share of the picture; the rest is space and shadow. */
const room = { width: drawing.width * 0.86, height: drawing.height * 0.85 } as const
/** The shadow falls downwards, so the garment lies that much above the middle. */
const middle = { x: drawing.width / 2, y: drawing.height / 2 - 3 } as const

/** Places a garment: as large as the picture allows, front and back alike, in the middle. */
export function placed(draft: GarmentDraft): GarmentTemplate {
  const { scale = { x: 1, y: 1 }, size = 1 } = draft
  const box = boxAround([...boxesOf(draft.front), ...boxesOf(draft.back)])
  const width = (box.right - box.left) * scale.x
  const height = (box.bottom - box.top) * scale.y
  const grow = size * Math.min(room.width / width, room.height / height)
  const [scaleX, scaleY] = [grow * scale.x, grow * scale.y]
  const place = {
    scaleX,
    scaleY,
    x: middle.x - ((box.left + box.right) / 2) * scaleX,
    y: middle.y - ((box.top + box.bottom) / 2) * scaleY,
  }
  const { printArea, around } = draft
  return {
    ...draft,
    place,
    ...(printArea === undefined ? {} : { printArea: movedArea(printArea, place) }),
    ...(around === undefined ? {} : { around: around.map((view) => movedView(view, place)) }),
  }
}

const boxesOf = ({ parts, cords = [] }: View) =>
  [...parts, ...cords].map(({ d }) => boxOf(redrawn(traced(d), (point) => point)))

export const moved = ({ scaleX, scaleY, x, y }: Place, point: Point): Point => ({
  x: x + point.x * scaleX,
  y: y + point.y * scaleY,
})

const movedArea = (area: PrintArea, place: Place): PrintArea => ({
  ...area,
  ...moved(place, area),
  width: area.width * place.scaleX,
  height: area.height * place.scaleY,
})

const movedView = (view: RoundView, place: Place): RoundView => ({
  ...view,
  ...moved(place, view),
  width: view.width * place.scaleX,
  bow: view.bow * place.scaleY,
})
