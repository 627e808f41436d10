import { designSides } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { printToDraw } from './print-to-draw.ts'

const url = (nth: number, size: string) =>
  `/media/uploads/018f0000-0000-4000-8000-${String(nth).padStart(12, '0')}/${size}.png`

/** The files that a front is drawn from, with a small part of each of these pictures on it. */
const filesFor = (urls: readonly string[]) =>
  filesOf(
    urls.map((one, at) => ({
      ...{ id: `e${at}`, type: 'image', url: one, style: {} },
      crop: { left: 0, top: 0, width: 0.05, height: 0.05 },
      position: { x: 0, y: 0, width: 300, height: 300 },
    })),
  )

/** The files that a front with these elements is drawn from. */
async function filesOf(elements: readonly object[]) {
  const [side] = designSides.parse([{ placement: 'front', elements }])
  if (side === undefined) throw new Error('no side')
  const files = [
    { type: 'front' as const, preview_url: '', width: 1800, height: 2400, dpi: 150, fill: 'fit' as const },
  ]
  const uploads = { levels: { file: async (name: string, file: string) => `${name}/${file}` } }
  const ownAmong = async (asked: readonly string[]) => new Set(asked)
  return (await printToDraw(side, { files, blank: null }, { uploads, ownAmong })).drawing.pictures
}

describe('the pictures of a print', () => {
  it('are loaded once each, however often the design shows them', async () => {
    const pictures = await filesFor(Array.from({ length: 200 }, () => url(1, '4000x3000')))
    expect(pictures).toMatchObject([{ url: url(1, '4000x3000'), level: 0 }])
  })

  it('are refused if they are more than the renderer can hold', async () => {
    const large = Array.from({ length: 12 }, (_, nth) => url(nth, '6000x6000'))
    expect(await filesFor(large.slice(0, 6))).toHaveLength(6)
    await expect(filesFor(large)).rejects.toMatchObject({ code: 'custom-products.unprintable' })
  })

  it('are refused if they are repeated too often, and not for lying far out', async () => {
    const pattern = (at: number, position: object, tileWidth: number) => ({
      ...{ id: `e${at}`, type: 'image', url: url(1, '400x300'), style: {}, tileWidth },
      position: { x: 0, y: 0, width: 300, height: 300, ...position },
    })
    const many = (count: number, position: object, tileWidth = 5) =>
      Array.from({ length: count }, (_, at) => pattern(at, position, tileWidth))
    const refused = { code: 'custom-products.unprintable' }
    await expect(filesOf(many(200, {}))).rejects.toMatchObject(refused)
    await expect(
      filesOf(many(200, { x: -4850, y: -4850, width: 10_000, height: 10_000 })),
    ).rejects.toMatchObject(refused)
    expect(await filesOf(many(10, {}))).toHaveLength(1)
    expect(await filesOf(many(200, {}, 40))).toHaveLength(1)
    expect(await filesOf(many(200, { x: 299, y: 299, width: 10_000, height: 10_000 }))).toHaveLength(1)
  })
})
