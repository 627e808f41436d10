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
