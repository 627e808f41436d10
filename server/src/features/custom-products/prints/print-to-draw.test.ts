import { designSides } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { printToDraw } from './print-to-draw.ts'

const url = (nth: number, size: string) =>
  `/media/uploads/018f0000-0000-4000-8000-${String(nth).padStart(12, '0')}/${size}.png`

/** The files that a front is drawn from, with a small part of each of these pictures on it. */
async function filesFor(urls: readonly string[]) {
  const elements = urls.map((one, at) => ({
    ...{ id: `e${at}`, type: 'image', url: one, style: {} },
    crop: { left: 0, top: 0, width: 0.05, height: 0.05 },
    position: { x: 0, y: 0, width: 300, height: 300 },
  }))
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
})
