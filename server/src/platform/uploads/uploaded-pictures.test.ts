import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DiskSpace, watchDiskSpace } from '../disk-space.ts'
import { createDerivedFiles } from '../media/derived/derived-files.ts'
import { createPictureMaker } from '../media/drawing/picture-maker.ts'
import { createUploadedPictures } from './uploaded-pictures.ts'

const maker = createPictureMaker()
afterAll(() => maker.close())
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
  mkdirSync(join(dataDir, 'media', 'uploads'), { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const uploads = () => join(dataDir, 'media', 'uploads')
const photograph = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#23574a' } })
    .png()
    .toBuffer()
const opened = (disk: DiskSpace, newName = randomUUID, mostBytes = 64 * 1024 * 1024) => {
  const files = createDerivedFiles({ dataDir, disk, mostBytes })
  return createUploadedPictures({ dataDir, disk, files, maker, newName })
}
const shape = { kind: 'review-photo', width: 20, height: 20, fit: 'cut' } as const

/** Grain in every pixel, as a photograph at night has it: nothing makes it small without loss. */
const grainy = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

describe('a picture that is uploaded for designs', () => {
  const asSent = { kind: 'design-image', width: 10_000, height: 10_000, fit: 'as-sent' } as const
  const kept = async (bytes: Buffer) => {
    const pictures = opened(watchDiskSpace({ dataDir, leastFreeMib: 0 }))
    const name = await pictures.keep(bytes, asSent)
    const file = await (await pictures.original(`/media/uploads/${name}/`))?.()
    return { pictures, name, metadata: await sharp(file).metadata(), bytes: await pictures.bytesOf(name) }
  }

  it.each([95, 70, 30])(
    'is about as large as the photograph that was sent, at quality %i',
    async (quality) => {
      const sent = await grainy(2400, 1600)
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 55/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality })
        .toBuffer()
      const { bytes = 0, metadata, pictures, name } = await kept(sent)
      expect(bytes).toBeLessThan(Math.max(sent.length * 1.6, 1024 * 1024))
      expect(metadata).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 })
      expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
      expect(await pictures.levels.file(name, '1600x2400.png')).toMatch(/master\.jpg$/)
      const level = await sharp(await pictures.levels.file(name, '1600x2400-1.png')).metadata()
      expect(level).toMatchObject({ format: 'png', width: 800, height: 1200 })
      expect(await pictures.levels.file(name, '2400x1600.png')).toBeUndefined()
    },
  )

  it('stays a photograph if it comes in another format with loss', async () => {
    const sent = await grainy(2000, 1500).webp({ quality: 40 }).toBuffer()
    const { bytes = 0, metadata } = await kept(sent)
    expect(metadata.format).toBe('jpeg')
    expect(bytes).toBeLessThan(Math.max(sent.length, 1024 * 1024) * 1.6)
  })

  it('keeps every pixel if it came without loss, and what shows through it', async () => {
    const sent = await grainy(300, 200, 4).ensureAlpha(0.5).png().toBuffer()
    const { metadata, pictures, name } = await kept(sent)
    expect(metadata).toMatchObject({ format: 'png', hasAlpha: true })
    const shown = await sharp(await pictures.levels.file(name, '300x200.png'))
      .raw()
      .toBuffer()
    expect(shown.equals(await sharp(sent).raw().toBuffer())).toBe(true)
  })

  it('is refused if it can be stored neither as it is nor as a photograph', async () => {
    const sent = await grainy(800, 700, 4).ensureAlpha(0.5).webp({ quality: 20, effort: 0 }).toBuffer()
    const pictures = opened(watchDiskSpace({ dataDir, leastFreeMib: 0 }))
    await expect(pictures.keep(sent, asSent)).resolves.toEqual(expect.any(String))
    const refused = pictures.keep(sent, { ...asSent, mostBytes: 1024 * 1024 })
    await expect(refused).rejects.toMatchObject({ code: 'media.too-detailed', kind: 'too-large' })
  })
})

describe('a picture that is uploaded', () => {
  it('to a disk that is full is refused, and leaves nothing behind', async () => {
    const name = '0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c'
    // /dev/full takes no byte, as a full disk does.
    mkdirSync(join(uploads(), `unfinished-${name}`))
    symlinkSync('/dev/full', join(uploads(), `unfinished-${name}`, 'master.webp'))
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const pictures = opened(disk, () => name)
    const kept = pictures.keep(await photograph(), shape)
    await expect(kept).rejects.toMatchObject({ kind: 'unavailable', code: 'media.unavailable' })
    expect(readdirSync(uploads())).toEqual([])
  })

  it('grows no younger when someone asks for another size: the nightly sweep finds it', async () => {
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const pictures = opened(disk)
    const name = await pictures.keep(await photograph(), shape)
    const yesterday = new Date(Date.now() - 30 * 3_600_000)
    utimesSync(join(uploads(), name, 'master.webp'), yesterday, yesterday)
    await pictures.rendition(name, 96, 'webp')
    expect(await pictures.namesBefore(new Date(Date.now() - 24 * 3_600_000))).toEqual([name])
  })

  it('while the disk is nearly full is refused before anything is read of it', async () => {
    const disk = watchDiskSpace({ dataDir, leastFreeMib: Number.MAX_SAFE_INTEGER / 1024 ** 2 })
    const kept = opened(disk).keep(Buffer.from('no picture'), shape)
    await expect(kept).rejects.toMatchObject({ kind: 'unavailable', code: 'media.unavailable' })
    expect(readdirSync(uploads())).toEqual([])
  })

  it('is sent in the sizes that are there while the disk is nearly full, and cut to no other', async () => {
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const name = await opened(disk).keep(await photograph(), shape)
    await opened(disk).rendition(name, 96, 'webp')
    const full = watchDiskSpace({ dataDir, leastFreeMib: Number.MAX_SAFE_INTEGER / 1024 ** 2 })
    const pictures = opened(full)
    expect(await pictures.rendition(name, 96, 'webp')).toContain('96.webp')
    await expect(pictures.rendition(name, 320, 'webp')).rejects.toMatchObject({ code: 'media.unavailable' })
    expect(readdirSync(join(uploads(), name)).sort()).toEqual(['96.webp', 'master.webp'])
  })

  it('has sizes that go when they take too much room; the upload itself stays', async () => {
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const name = await opened(disk).keep(await photograph(), shape)
    // What an earlier run left counts too.
    await opened(disk).rendition(name, 96, 'webp')
    const pictures = opened(disk, randomUUID, 400)
    for (const width of [160, 320, 480]) await pictures.rendition(name, width, 'jpg')
    const there = () => readdirSync(join(uploads(), name)).sort()
    await expect.poll(there).toEqual(['480.jpg', 'master.webp'])
    expect(await pictures.rendition(name, 160, 'jpg')).toContain('160.jpg')
  })
})
