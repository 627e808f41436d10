import { designCrop } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { croppedBy, cutsOf } from './crop.rules.ts'

describe('the crop of a picture', () => {
  it('is what is left between its edges', () => {
    const crop = croppedBy(cutsOf(null), 'left', 0.25)
    expect(crop).toEqual({ left: 0.25, top: 0, width: 0.75, height: 1 })
    expect(croppedBy(cutsOf(crop), 'bottom', 0.1)).toEqual({ left: 0.25, top: 0, width: 0.75, height: 0.9 })
  })

  it('is the whole picture once nothing is cut off', () => {
    const crop = croppedBy(cutsOf(null), 'top', 0.3)
    expect(croppedBy(cutsOf(crop), 'top', 0)).toBeNull()
  })

  it('always leaves something that the contract accepts', () => {
    const shares = [-1, 0, 0.004, 0.33, 0.5, 0.949, 0.95, 2]
    for (const left of shares)
      for (const right of shares)
        for (const top of shares) {
          let crop = croppedBy(cutsOf(null), 'left', left)
          crop = croppedBy(cutsOf(crop), 'right', right)
          crop = croppedBy(cutsOf(crop), 'top', top)
          crop = croppedBy(cutsOf(crop), 'bottom', right)
          expect(crop === null || designCrop.safeParse(crop).success, JSON.stringify(crop)).toBe(true)
        }
  })
})
