import { describe, expect, it } from 'vitest'
import { draped, lit, shadeOf } from './drape.ts'

/** As wide as the picture that displacements are counted in. */
const size = { width: 1200, height: 2 }

/** A picture of one colour each px. */
const picture = (colourAt: (x: number) => readonly [number, number, number, number]) => ({
  ...size,
  data: Uint8ClampedArray.from(
    Array.from({ length: size.width * size.height }, (_, at) => colourAt(at % size.width)).flat(),
  ),
})
const pixel = (data: Uint8ClampedArray, x: number) => [...data.subarray(x * 4, x * 4 + 4)]

describe('a design on cloth', () => {
  const upTo600 = picture((x) => [200, 100, 40, x < 600 ? 255 : 0])

  it('lies where it is on a flat place', () => {
    const lain = draped(
      upTo600,
      picture(() => [128, 128, 128, 255]),
    )
    expect([pixel(lain, 599), pixel(lain, 600)]).toEqual([
      [200, 100, 40, 255],
      [0, 0, 0, 0],
    ])
  })

  it('moves with a fold, by parts of a px too, and keeps its colour at the edge', () => {
    const lain = draped(
      upTo600,
      picture(() => [128 + 20, 128, 128, 255]),
    )
    expect(pixel(lain, 596)).toEqual([200, 100, 40, 255])
    expect(pixel(lain, 597)).toEqual([200, 100, 40, 128])
    expect(pixel(lain, 598)).toEqual([0, 0, 0, 0])
  })

  it('is lit where it has the shape of its thing already, and stays in its place', () => {
    const lain = lit(
      upTo600,
      picture(() => [128 + 20, 128, 64, 255]),
    )
    expect([pixel(lain, 599), pixel(lain, 600)]).toEqual([
      [100, 50, 20, 255],
      [100, 50, 20, 0],
    ])
  })

  it('is darker in a valley and brighter on a ridge', () => {
    const folds = picture((x) => [128, 128, x < 300 ? 64 : 160, 255])
    const lain = draped(upTo600, folds)
    expect(pixel(lain, 100)).toEqual([100, 50, 20, 255])
    expect(pixel(lain, 400)).toEqual([250, 125, 50, 255])
    const shade = shadeOf(folds)
    expect(pixel(shade, 100)).toEqual([0, 0, 0, 128])
    expect(pixel(shade, 400)).toEqual([0, 0, 0, 0])
  })
})
