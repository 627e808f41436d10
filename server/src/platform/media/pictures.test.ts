import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureWidths } from '@first-fashion/contract/limits'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { watchDiskSpace } from '../disk-space.ts'
import { createAllowance } from '../http/allowance.ts'
import { createDerivedFiles } from './derived/derived-files.ts'
import type { PictureMaker } from './drawing/picture-maker.ts'
import { doPictureWork } from './drawing/picture-works.ts'
import { pictureFormats } from './picture-formats.ts'
import { createPictures } from './pictures.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const keyOf = (colour: string) => `tee.front.${colour}.solid.v4`

function picturesWithAllowance(perMinute: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  folders.push(dataDir)
  const drawn: string[] = []
  const create = { width: 40, height: 50, channels: 3, background: '#d9822b' } as const
  const make: PictureMaker['make'] = async (work) => {
    if (work.does !== 'draw-garment') return doPictureWork(work)
    drawn.push(work.key)
    return sharp({ create }).png().toBuffer()
  }
  const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
  const files = createDerivedFiles({ dataDir, disk, mostBytes: 1e9 })
  const allowed = createAllowance(perMinute)
  const pictures = createPictures({ dataDir, maker: { make }, files, isShown: async () => true })
  const ask = (address: string, colour: string) =>
    pictures.rendition(keyOf(colour), 96, 'webp', () => allowed(address))
  return { dataDir, drawn, ask, pictures }
}

describe('pictures', () => {
  it('that nobody has seen are drawn for one address so often in a minute and no more', async () => {
    const { drawn, ask } = picturesWithAllowance(2)
    await ask('203.0.113.1', '111111')
    await ask('203.0.113.1', '222222')
    await expect(ask('203.0.113.1', '333333')).rejects.toMatchObject({ code: 'request.too-many' })
    await ask('203.0.113.2', '444444')
    expect(drawn).toEqual(['111111', '222222', '444444'].map(keyOf))
  })

  it('that stand there are sent however often they are asked for', async () => {
    const { drawn, ask } = picturesWithAllowance(1)
    for (let time = 0; time < 5; time += 1) expect(await ask('203.0.113.1', '111111')).toMatch(/96\.webp$/)
    expect(drawn).toHaveLength(1)
  })

  it('give up their master once all of their sizes are there, and not before', async () => {
    const { dataDir, drawn, pictures } = picturesWithAllowance(1)
    const master = join(dataDir, 'media', 'masters', `${keyOf('111111')}.png`)
    const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, format })))
    for (const { width, format } of sizes) {
      expect(existsSync(master)).toBe(drawn.length > 0)
      await pictures.rendition(keyOf('111111'), width, format)
    }
    expect(existsSync(master)).toBe(false)
    expect(await pictures.rendition(keyOf('111111'), 640, 'avif')).toMatch(/640\.avif$/)
    expect(drawn).toHaveLength(1)
  })
})
