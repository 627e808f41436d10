import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasFlatBackground, type Pixels, removeFlatBackground } from './flat-background.ts'

async function drawn(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The same as a JPEG of a telephone has it: no pixel exactly as it was. */
async function photographed({ data, width, height }: Pixels, quality: number): Promise<Pixels> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality })
    .toBuffer()
  return { data: await sharp(jpeg).ensureAlpha().raw().toBuffer(), width, height }
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

/** A ring: white outside, and white in its hole. */
const ring = () =>
  drawn(
    'width="200" height="200"><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="60" fill="#fff" stroke="#102050" stroke-width="30"/>',
  )
const gradient = () =>
  drawn(
    'width="200" height="200"><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#f80"/></linearGradient><rect width="200" height="200" fill="url(#g)"/>',
  )

describe('a flat background', () => {
  it('becomes transparent, and what it does not touch stays', async () => {
    const pixels = await ring()
    expect(hasFlatBackground(pixels)).toBe(true)
    removeFlatBackground(pixels)
    expect(at(pixels, 2, 2)).toEqual([0, 0, 0, 0])
    expect(at(pixels, 100, 35)).toEqual([16, 32, 80, 255])
    expect(at(pixels, 100, 100)).toEqual([255, 255, 255, 255])
  })

  it('leaves a soft edge in the colour of the motif, without a fringe of the background', async () => {
    const pixels = await ring()
    removeFlatBackground(pixels)
    const outer = Array.from({ length: 12 }, (_, step) => at(pixels, 26 + step, 130))
    const soft = outer.filter(([, , , alpha = 0]) => alpha > 10 && alpha < 245)
    expect(soft.length).toBeGreaterThan(0)
    for (const [red = 255, , blue = 255] of outer.filter(([, , , alpha = 0]) => alpha > 10))
      expect([red < 60, blue < 110]).toEqual([true, true])
  })

  it('is found in a photograph that blurs and speckles it', async () => {
    const pixels = await photographed(await ring(), 60)
    expect(hasFlatBackground(pixels)).toBe(true)
    removeFlatBackground(pixels)
    const corner = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => at(pixels, x, y)[3]))
    expect(Math.max(...corner.map((alpha = 255) => alpha))).toBe(0)
    expect(at(pixels, 100, 40)[3]).toBeGreaterThan(240)
  })

  it('leaves no speckles behind', async () => {
    const pixels = await ring()
    for (const [x, y] of [
      [10, 10],
      [190, 12],
      [12, 180],
    ] as const)
      pixels.data.set([255, 240, 190, 255], (y * pixels.width + x) * 4)
    removeFlatBackground(pixels)
    expect([at(pixels, 10, 10)[3], at(pixels, 190, 12)[3], at(pixels, 12, 180)[3]]).toEqual([0, 0, 0])
  })

  it('may be touched by the motif', async () => {
    const standing =
      'width="100" height="100"><rect width="100" height="100" fill="#e8e4da"/><rect x="30" y="20" width="40" height="80" fill="#a02020"/>'
    const pixels = await drawn(standing)
    expect(hasFlatBackground(pixels)).toBe(true)
    removeFlatBackground(pixels)
    expect(at(pixels, 50, 99)).toEqual([160, 32, 32, 255])
    expect(at(pixels, 5, 99)[3]).toBe(0)
  })
})

describe('a picture without a flat background', () => {
  it('stays as it is: a landscape, one colour, one that is cut out already', async () => {
    const plain = await drawn('width="50" height="50"><rect width="50" height="50" fill="#fff"/>')
    const cut = await drawn('width="50" height="50"><circle cx="25" cy="25" r="20" fill="#a02020"/>')
    for (const pixels of [await gradient(), plain, cut]) expect(hasFlatBackground(pixels)).toBe(false)
    for (const pixels of [await gradient(), cut]) {
      const before = Buffer.from(pixels.data)
      removeFlatBackground(pixels)
      expect(before.equals(pixels.data)).toBe(true)
    }
  })
})
