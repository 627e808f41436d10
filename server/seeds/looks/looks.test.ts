import { garmentsIn, pictureKey } from '@first-fashion/garments'
import { describe, expect, it } from 'vitest'
import { seedLooks } from '../products/community-voices.ts'
import { palette, sizeNames } from '../products/index.ts'
import { daysOld } from '../seed-catalogue.ts'
import { wornIn } from './worn-items.ts'

const named = seedLooks.flatMap((look) => wornIn(look).map((item) => ({ look, ...item })))

describe('the looks of the demonstration', () => {
  it('show in their pictures what they name, in its colour and print', () => {
    for (const { look, product, variantIndex } of named) {
      const colour = palette[product.colours[variantIndex] ?? 'plaster'][1]
      const variant = pictureKey({ template: product.template, view: 'front', colour, print: product.print })
      const drawn = look.scenes.flatMap(([scene]) => garmentsIn(scene).map(pictureKey))
      expect(drawn, `${product.name} in “${look.title}”`).toContain(variant)
    }
  })

  it('each have pictures of their own', () => {
    const scenes = seedLooks.flatMap((look) => look.scenes.map(([scene]) => scene))
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  it('name only what their authors could have bought, in a size that it comes in', () => {
    for (const { look, product, size } of named) {
      const what = `${product.name} in “${look.title}”`
      expect(sizeNames(product.category, product.type), what).toContain(size)
      expect([product.unpublished, product.opensInDays, product.plainSizes], what).toEqual(Array(3))
      expect(daysOld(product), what).toBeGreaterThan(look.daysAgo + 15)
    }
  })

  it('show several products in two sizes or more, so that there is a choice', () => {
    const sizes = Map.groupBy(named, ({ product }) => product.name)
    const inSeveral = [...sizes].filter(([, items]) => new Set(items.map(({ size }) => size)).size > 1)
    expect(inSeveral.length).toBeGreaterThan(2)
  })
})
