import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { pictureKey, templates } from '@first-fashion/garments'

/** The garment that stands for a category of the gallery. */
const templateIds: Readonly<Record<number, string>> = {
  71: 'tee',
  146: 'hoodie',
  24: 'tank',
  26: 'long-sleeve',
  19: 'poster',
  375: 'mug',
  30: 'phone-case',
  77: 'tote',
}

const unknownColour = '#f4f3ee'
/** Garments are drawn in a frame of this size. */
const frame = { width: 400, height: 500 }

/** The empty garment in a colour, as our own renderer draws it, with the place of the print; null without one. */
export function blankOf(category: number | null, colorCode: string): PrintVariant['blank'] {
  const id = templateIds[category ?? 0]
  const template = templates.find((one) => one.id === id)
  const area = template?.printArea
  if (template === undefined || area === undefined) return null
  const colour = /^#[0-9a-f]{6}$/i.test(colorCode) ? colorCode : unknownColour
  const picture = (view: 'front' | 'back') =>
    `/media/garments/${pictureKey({ template: template.id, view, colour, print: { kind: 'solid' } })}/1200.webp`
  return {
    front: picture('front'),
    back: picture('back'),
    printArea: {
      x: area.x / frame.width,
      y: area.y / frame.height,
      width: area.width / frame.width,
      height: area.height / frame.height,
    },
  }
}
