import { describe, expect, it } from 'vitest'
import { grainOf, type OnCloth } from '../grain.ts'

const at = (part: Parameters<typeof grainOf>[0], x: number, y: number): OnCloth => {
  const on = { across: 0, along: 0 }
  grainOf(part)(x, y, on)
  return on
}

describe('the thread of a part', () => {
  it('runs down a sleeve that points to the right below zero degrees', () => {
    const sleeve = { grain: -30 }
    const [shoulder, cuff] = [at(sleeve, 300, 100), at(sleeve, 350, 100 + 50 * Math.sqrt(3))]
    expect(cuff.across).toBeCloseTo(shoulder.across)
    expect(cuff.along - shoulder.along).toBeCloseTo(100)
  })

  it.each([18, -18])('turns at the elbow without a break, by %i degrees', (turn) => {
    const sleeve = { grain: -20, bend: { x: 340, y: 240, grain: -20 + turn } }
    const places = Array.from({ length: 400 }, (_, i) => ({ x: 320 + (i % 20) * 2, y: 180 + i * 0.4 }))
    for (const { x, y } of places) {
      const [here, below] = [at(sleeve, x, y), at(sleeve, x, y + 0.1)]
      const step = Math.hypot(below.across - here.across, below.along - here.along)
      expect(step).toBeGreaterThan(0.03)
      expect(step).toBeLessThan(0.25)
    }
  })

  it('runs in the new direction below the elbow', () => {
    const sleeve = { grain: 0, bend: { x: 340, y: 240, grain: 25 } }
    const [from, to] = [at(sleeve, 320, 340), at(sleeve, 320 - 40 * Math.tan((25 * Math.PI) / 180), 380)]
    expect(to.across).toBeCloseTo(from.across)
    expect(to.along).toBeGreaterThan(from.along)
  })

  it('fans out over a gathered skirt: closer at the waist than at the hem', () => {
    const skirt = { fan: 80 }
    const apart = (y: number) => at(skirt, 240, y).across - at(skirt, 220, y).across
    expect(apart(240)).toBeGreaterThan(apart(420) * 1.5)
    expect(at(skirt, 200 + 40, 230).across).toBeCloseTo(at(skirt, 200 + 80, 380).across)
  })
})
