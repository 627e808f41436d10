import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutPicture, readPictureName } from './picture-cuts.ts'

const drawing = 'tee.front.23574a.solid.v4'

describe("a picture's name", () => {
  it('is that of a drawing, of a detail of it, or of it in the evening', () => {
    expect(readPictureName(drawing)).toEqual({ drawing, cut: undefined })
    expect(readPictureName(`${drawing}.detail`)).toEqual({ drawing, cut: 'detail' })
    expect(readPictureName(`${drawing}.evening`)).toEqual({ drawing, cut: 'evening' })
    expect(readPictureName(`${drawing}.night`)).toBeUndefined()
    expect(readPictureName('no-such-garment.front.23574a.solid.v4.detail')).toBeUndefined()
  })
})

describe('a cut', () => {
  const size = { width: 400, height: 500 }
  const white = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  const cutOf = async (cut: 'detail' | 'evening') => {
    const png = await cutPicture(white.clone().png(), { drawing, cut }, size).png().toBuffer()
    return sharp(png)
  }

  it('of a detail is a part in the same shape', async () => {
    const { width, height } = await (await cutOf('detail')).metadata()
    expect([width, height]).toEqual([184, 230])
  })

  it('in the evening is warmer than the wall at noon', async () => {
    const { channels } = await (await cutOf('evening')).stats()
    const [red, , blue] = channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan((blue ?? 0) + 15)
  })
  it('in the evening has shadows that reach both edges of the wall', async () => {
    const evening = await cutOf('evening')
    // The left edge between two slats and the slat's middle beneath, and the same on the right.
    const depths = await Promise.all(
      [0, size.width - 2].map(async (left) => {
        const { data, info } = await evening
          .clone()
          .extract({ left, top: 0, width: 2, height: size.height })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const column = Array.from({ length: 200 }, (_, row) => data[(row + 150) * 2 * info.channels] ?? 0)
        return Math.max(...column) - Math.min(...column)
      }),
    )
    for (const depth of depths) expect(depth).toBeGreaterThan(22)
  })
})
