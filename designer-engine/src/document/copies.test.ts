import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../geometry/print-field.ts'
import { imageNamed, shirtFile } from '../testing/random-commands.ts'
import { copiesOf, shiftOfCopies } from './copies.ts'

const { box } = fieldOf(shirtFile)

const at = (id: string, x: number, y: number, size = 50): DesignElement => ({
  ...imageNamed(id),
  position: { x, y, width: size, height: size, rotation: 0, zIndex: 0 },
})

/** Where the copies lie that are pasted one after the other. */
function pasted(copied: readonly DesignElement[], times: number, around: readonly DesignElement[] = copied) {
  const elements = [...around]
  const places: (readonly number[])[] = []
  for (let time = 0; time < times; time += 1) {
    const copies = copiesOf(copied, () => `copy-${elements.length}`, shiftOfCopies(copied, elements, box))
    elements.push(...copies)
    places.push(copies.flatMap(({ position: { x, y } }) => [x, y]))
  }
  return places
}

describe('copies', () => {
  it('lie one step further each time, so that none hides another', () => {
    expect(pasted([at('a', 50, 50)], 3)).toEqual([
      [62, 62],
      [74, 74],
      [86, 86],
    ])
  })

  it('begin one step from their place on a side without the original', () => {
    expect(pasted([at('a', 50, 50)], 1, [])).toEqual([[62, 62]])
  })

  it('on another side stay in their place, or lie beside what looks like them there', () => {
    const star = at('a', 50, 50)
    expect(shiftOfCopies([star], [], box, { staysInPlace: true })).toEqual({ x: 0, y: 0 })
    expect(shiftOfCopies([star], [at('b', 50, 50)], box, { staysInPlace: true })).toEqual({ x: 12, y: 12 })
  })

  it('stay together inside the print area, and turn round at its corner', () => {
    const corner = box.width - 50
    expect(pasted([at('a', corner - 20, corner - 20)], 4)).toEqual([
      [corner - 8, corner - 8],
      [corner, corner],
      [corner - 32, corner - 32],
      [corner - 44, corner - 44],
    ])
    expect(pasted([at('a', corner - 20, 0), at('b', corner, 0)], 1)).toEqual([[corner - 20, 12, corner, 12]])
  })

  it('of what fills the print area lie over it', () => {
    expect(pasted([at('a', 0, 0, box.width)], 2)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
