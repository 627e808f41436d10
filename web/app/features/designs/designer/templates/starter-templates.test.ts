import { designSides } from '@first-fashion/contract/designs/design-document'
import { sidesOf } from '@first-fashion/designer-engine/document/document'
import { describe, expect, it } from 'vitest'
import { templateNames, templateOf } from './starter-templates.ts'

describe('a starter template', () => {
  it.each(templateNames)('is a design that can be stored and stays in the print area: %s', (name) => {
    const sides = sidesOf(templateOf(name))
    expect(designSides.parse(sides)).toEqual(sides)
    for (const { position } of sides.flatMap(({ elements }) => elements)) {
      const { x, y, width, height } = position
      expect([x, y].every((at) => at >= 0) && x + width <= 300 && y + height <= 300).toBe(true)
    }
  })
})
