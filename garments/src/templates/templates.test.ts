import { describe, expect, it } from 'vitest'
import { drawing, type Field, sampleAt } from '../field.ts'
import { rasterise } from '../form/rasterise.ts'
import { boxAround } from '../outline.ts'
import { layOut } from '../pose.ts'
import type { GarmentTemplate } from '../template.ts'
import { templates } from './index.ts'

const sides = ['front', 'back'] as const
const views = templates.flatMap((template) =>
  sides.map((side) => ({ template, side, id: `${template.id}.${side}` })),
)

const boxOn = (template: GarmentTemplate, side: (typeof sides)[number]) =>
  boxAround(layOut(template, side).parts.map((part) => part.box))

/** What a view covers of the picture, on a coarse grid. */
function silhouetteOf(template: GarmentTemplate, side: (typeof sides)[number]): Promise<Field> {
  const outline = layOut(template, side).parts.map(({ d }) => `<path d="${d}" fill="#fff"/>`)
  return rasterise(outline.join(''), { x: 0, y: 0, width: 100, height: 125, scale: 0.25 })
}

/** The share of what two silhouettes cover together that only one of them covers. */
function apart(one: Field, other: Field): number {
  const either = one.values.reduce((sum, value, i) => sum + Math.max(value, other.values[i] ?? 0), 0)
  const both = one.values.reduce((sum, value, i) => sum + Math.min(value, other.values[i] ?? 0), 0)
  return 1 - both / either
}

describe('the templates', () => {
  it('are at least 24, each with a name of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(24)
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })

  it('dress every type of product', () => {
    expect([...new Set(templates.map(({ type }) => type))].sort()).toEqual([
      'Accessories',
      'Bags',
      'Bottomwear',
      'Dresses',
      'Footwear',
      'Topwear',
      'Winterwear',
    ])
  })

  it.each(views)('lie whole within the picture, with room for a shadow: $id', ({ template, side }) => {
    const box = boxOn(template, side)
    expect(box.left).toBeGreaterThan(8)
    expect(box.top).toBeGreaterThan(16)
    expect(box.right).toBeLessThan(drawing.width - 8)
    expect(box.bottom).toBeLessThan(drawing.height - 8)
  })

  it.each(templates)('fill the picture, in its middle: $id', (template) => {
    for (const side of sides) {
      const box = boxOn(template, side)
      const [width, height] = [box.right - box.left, box.bottom - box.top]
      const filled = Math.max(width / drawing.width, height / drawing.height)
      expect(filled, `${side} fills`).toBeGreaterThan(0.66)
      expect(filled, `${side} fills`).toBeLessThan(0.9)
      expect(Math.abs((box.left + box.right) / 2 - drawing.width / 2), side).toBeLessThan(40)
      expect(Math.abs((box.top + box.bottom) / 2 - drawing.height / 2), side).toBeLessThan(36)
    }
  })

  it('have silhouettes of their own: no two of a type look alike from afar', async () => {
    for (const alike of Map.groupBy(templates, ({ type }) => type).values()) {
      const silhouettes = await Promise.all(alike.map((template) => silhouetteOf(template, 'front')))
      for (const [index, one] of silhouettes.entries())
        for (const [step, other] of silhouettes.slice(index + 1).entries())
          expect(apart(one, other), `${alike[index]?.id} and ${alike[index + 1 + step]?.id}`).toBeGreaterThan(
            0.08,
          )
    }
  })

  it('lie the same way each time, and no two sides of a garment mirror each other', () => {
    for (const { template, side } of views) {
      const view = layOut(template, side)
      expect(layOut(template, side)).toEqual(view)
      const heights = view.folds.map((fold) => fold.height)
      expect(new Set(heights).size).toBe(heights.length)
    }
  })

  it.each(['tee', 'hoodie', 'tote', 'mug', 'poster', 'phone-case', 'long-sleeve', 'tank'])(
    'give the designer their print area: %s',
    (id) => {
      const area = templates.find((template) => template.id === id)?.printArea
      if (area === undefined) throw new Error(`${id} has no print area`)
      expect(area.widthMm / area.width).toBeCloseTo(area.heightMm / area.height, 1)
      expect(area.x + area.width / 2).toBeCloseTo(drawing.width / 2)
    },
  )

  it.each(templates.filter(({ printArea }) => printArea !== undefined))(
    'cover their print area: nothing is printed past the cloth of $id',
    async (template) => {
      const area = template.printArea
      if (area === undefined) throw new Error('no print area')
      const cloth = await silhouetteOf(template, 'front')
      // Just within its edges, for cases have round corners.
      for (const x of [0.06, 0.5, 0.94].map((share) => area.x + area.width * share))
        for (const y of [0.06, 0.5, 0.94].map((share) => area.y + area.height * share))
          expect(sampleAt(cloth, x, y), `${Math.round(x)}, ${Math.round(y)}`).toBeGreaterThan(0.9)
    },
  )
})
