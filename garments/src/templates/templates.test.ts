import { describe, expect, it } from 'vitest'
import { drawing } from '../field.ts'
import { boxAround } from '../outline.ts'
import { layOut } from '../pose.ts'
import { templates } from './index.ts'

const sides = ['front', 'back'] as const
const views = templates.flatMap((template) =>
  sides.map((side) => ({ template, side, id: `${template.id}.${side}` })),
)

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
    const box = boxAround(layOut(template, side).parts.map((part) => part.box))
    expect(box.left).toBeGreaterThan(8)
    expect(box.top).toBeGreaterThan(16)
    expect(box.right).toBeLessThan(drawing.width - 8)
    expect(box.bottom).toBeLessThan(drawing.height - 8)
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
    'tell the designer where it may print: %s',
    (id) => {
      const area = templates.find((template) => template.id === id)?.printArea
      if (area === undefined) throw new Error(`${id} has no print area`)
      expect(area.widthMm / area.width).toBeCloseTo(area.heightMm / area.height, 1)
      expect(area.x + area.width / 2).toBeCloseTo(drawing.width / 2)
    },
  )
})
