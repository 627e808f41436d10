import { describe, expect, it } from 'vitest'
import { levelFor, levelsOf, levelUrl, readLevelFile, sizeOfUpload, uploadUrl } from './picture-levels.ts'

const name = '0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c'
const url = uploadUrl(name, { width: 2400, height: 1600 })
const sides = [1, 2, 63, 64, 65, 127, 128, 129, 999, 4032, 9999, 10_000]
const sizes = sides.flatMap((width) => sides.map((height) => ({ width, height })))
const fileOf = (address: string) => address.replace(/^.*\//, '')

describe('the levels of a picture', () => {
  it('halve it until about 64 px are left', () => {
    expect(levelsOf({ width: 2400, height: 1600 })).toEqual([
      { level: 0, width: 2400, height: 1600 },
      { level: 1, width: 1200, height: 800 },
      { level: 2, width: 600, height: 400 },
      { level: 3, width: 300, height: 200 },
      { level: 4, width: 150, height: 100 },
      { level: 5, width: 75, height: 50 },
    ])
    expect(levelsOf({ width: 20, height: 9 })).toEqual([{ level: 0, width: 20, height: 9 }])
  })

  it('are never narrower than what is drawn, while the picture is wide enough', () => {
    for (const size of sizes)
      for (const widthPx of [...sides, 12_000]) {
        const levels = levelsOf(size)
        const level = levelFor(size, widthPx)
        expect((levels[level]?.width ?? 0) >= Math.min(widthPx, size.width)).toBe(true)
        expect(levels[level + 1]?.width ?? 0).toBeLessThan(widthPx)
      }
  })
})

describe('the address of a level', () => {
  it('follows from the address of the picture, which says how large it is', () => {
    expect(url).toBe(`/media/uploads/${name}/2400x1600.png`)
    expect(sizeOfUpload(url)).toEqual({ width: 2400, height: 1600 })
    expect(levelUrl(url, 0)).toBe(url)
    expect(levelUrl(url, 2)).toBe(`/media/uploads/${name}/2400x1600-2.png`)
    expect(levelUrl(url, 99)).toBe(levelUrl(url, 5))
    expect(levelUrl(url, 0, { isBackgroundRemoved: true })).toBe(
      `/media/uploads/${name}/2400x1600-0-cutout.png`,
    )
  })

  it('of what is no upload stays as it is', () => {
    for (const other of ['shape:star', 'blob:http://shop/1', '/media/garments/tee/960.webp', `${url}?a`]) {
      expect(levelUrl(other, 3, { isBackgroundRemoved: true })).toBe(other)
      expect(sizeOfUpload(other)).toBeUndefined()
    }
  })

  it('is read as it was written', () => {
    for (const size of sizes)
      for (const isBackgroundRemoved of [false, true])
        for (const { level } of levelsOf(size)) {
          const written = levelUrl(uploadUrl(name, size), level, { isBackgroundRemoved })
          expect(readLevelFile(fileOf(written))).toEqual({ size, level, isBackgroundRemoved })
        }
  })

  it('has one spelling: another is no address', () => {
    const others = [
      '2400x1600-0.png',
      '2400x1600-6.png',
      '2400x1600-02.png',
      '02400x1600-2.png',
      '0x0.png',
      '2400x1600-cutout.png',
      '2400x1600-2.webp',
      'master.png',
    ]
    expect(others.map(readLevelFile)).toEqual(others.map(() => undefined))
  })
})
