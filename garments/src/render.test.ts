import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type GarmentPicture, parsePictureKey, pictureKey } from './index.ts'
import { renderGarment } from './render.ts'

const leafTee: GarmentPicture = {
  template: 'tee',
  view: 'front',
  colour: '#23574a',
  print: { kind: 'solid' },
}

/** Drawn once: the tests look at it from many sides. */
const wholeTee = renderGarment(leafTee)

const meanOf = async (png: Buffer, area: { left: number; top: number; width: number; height: number }) => {
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats()
  return channels.map((channel) => channel.mean)
}
const chest = { left: 540, top: 600, width: 120, height: 120 }
const sleeve = { left: 960, top: 480, width: 80, height: 80 }

describe('the cloth renderer', () => {
  it('draws the same picture from the same words, byte for byte', async () => {
    expect((await renderGarment(leafTee)).equals(await wholeTee)).toBe(true)
  })

  it('shows the requested colour', async () => {
    const [r = 0, g = 0, b = 0] = await meanOf(await wholeTee, chest)
    expect(g).toBeGreaterThan(r * 1.5)
    expect(g).toBeGreaterThan(b)
    const red = await meanOf(await renderGarment({ ...leafTee, colour: '#a8322a' }), chest)
    expect(red[0]).toBeGreaterThan((red[1] ?? 0) * 2)
  })

  it('draws it smaller on demand, with the same light, colours and folds', async () => {
    for (const kind of ['solid', 'undyed', 'folds'] as const) {
      const picture = { ...leafTee, print: { kind } }
      const [whole, small] = [await renderGarment(picture), await renderGarment(picture, 1)]
      expect(await sharp(whole).metadata()).toMatchObject({ width: 1200, height: 1500 })
      expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 500 })
      const part = { left: 180, top: 200, width: 40, height: 40 }
      const means = await meanOf(small, part)
      const wholeMeans = await meanOf(whole, { left: 540, top: 600, width: 120, height: 120 })
      for (const [channel, mean] of means.entries())
        expect(Math.abs(mean - (wholeMeans[channel] ?? 0)), `${kind} ${channel}`).toBeLessThan(3)
    }
  })

  it('draws a garment without ground, which a colour is multiplied with to show it dyed', async () => {
    const undyed = await renderGarment({ ...leafTee, print: { kind: 'undyed' } })
    const [, , , ground] = await meanOf(undyed, { left: 0, top: 0, width: 60, height: 60 })
    const [light = 0, , , cloth] = await meanOf(undyed, chest)
    expect([ground, cloth]).toEqual([0, 255])
    const [, green = 0] = await meanOf(await wholeTee, chest)
    expect(Math.abs((light * 0x57) / 255 - green)).toBeLessThan(12)
  })

  it('prints the sleeves of a printed garment too', async () => {
    const batik = await renderGarment({ ...leafTee, print: { kind: 'batik', colour: '#f3e9d2', seed: 7 } })
    const [plainSleeve = 0] = await meanOf(await wholeTee, sleeve)
    const [printedSleeve = 0] = await meanOf(batik, sleeve)
    expect(printedSleeve).toBeGreaterThan(plainSleeve + 15)
  })

  it('lets stripes turn with the sleeve: they slope on the arm and lie level on the body', async () => {
    const png = await renderGarment({ ...leafTee, print: { kind: 'stripe', colour: '#ffffff' } })
    const isWhite = async (left: number, top: number, width: number) => {
      const strip = sharp(png).extract({ left, top, width, height: 150 }).greyscale().raw()
      const { data } = await strip.toBuffer({ resolveWithObject: true })
      return (x: number, y: number) => (data[y * width + x] ?? 0) > 140
    }
    // How far down the stripes are shifted within 36 px to the right, where both columns agree best.
    const slope = async (left: number, top: number) => {
      const white = await isWhite(left, top, 40)
      const agreement = (shift: number) =>
        Array.from({ length: 90 }, (_, y) => white(1, y + 30) === white(37, y + 30 + shift)).filter(Boolean)
          .length
      return Array.from({ length: 51 }, (_, k) => k - 25).sort((a, b) => agreement(b) - agreement(a))[0] ?? 0
    }
    expect(Math.abs(await slope(560, 700))).toBeLessThan(6)
    expect(await slope(1000, 480)).toBeLessThan(-8)
    expect(await slope(160, 480)).toBeGreaterThan(8)
  })

  it('draws the same picture in a thread of its own as here', async () => {
    const code = `import { parentPort } from 'node:worker_threads'
      import { renderGarment } from '${import.meta.resolve('./render.ts')}'
      parentPort.postMessage(await renderGarment(${JSON.stringify(leafTee)}, 1))`
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
    const [there] = await once(worker, 'message')
    expect(Buffer.from(there).equals(await renderGarment(leafTee, 1))).toBe(true)
    await worker.terminate()
  })
})

describe('the name of a picture', () => {
  it('is read back as the picture it was made from', () => {
    const prints = [
      { kind: 'solid' },
      { kind: 'undyed' },
      { kind: 'stripe', colour: '#d9822b' },
      { kind: 'check', colour: '#ffffff' },
      { kind: 'batik', colour: '#f3e9d2', seed: 12 },
    ] as const
    for (const print of prints) {
      const picture = { ...leafTee, print }
      expect(parsePictureKey(pictureKey(picture))).toEqual(picture)
    }
  })

  it('of an earlier version is still valid, because orders and emails contain it', () => {
    expect(parsePictureKey('tee.front.23574a.solid.v1')).toEqual(leafTee)
  })

  it.each([
    '',
    'tee',
    'cape.front.23574a.solid.v4',
    'tee.side.23574a.solid.v4',
    'tee.front.23574.solid.v4',
    'tee.front.23574a.dots.v4',
    'tee.front.23574a.solid.v0',
    'tee.front.23574a.solid.v5',
    '../tee.front.23574a.solid.v4',
  ])('is refused when it means no picture: %s', (key) => {
    expect(parsePictureKey(key)).toBeUndefined()
  })
})
