import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './picture-refusal.ts'

const starts = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, ...bytesOf('PNG\r\n\x1a\n')],
  gif: bytesOf('GIF89a'),
  webp: bytesOf('RIFF\x20\x00\x00\x00WEBPVP8 '),
  avif: bytesOf('\x00\x00\x00\x20ftypavif'),
}

function bytesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

const file = (start: readonly number[], size = 2000) =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], 'photo.png', { type: 'image/png' })

const refusal = (one: File, width = 800, height = 600) => refusalOf(one, async () => ({ width, height }))

describe('a file of a visitor', () => {
  it.each(Object.entries(starts))('is taken as %s', async (_, start) => {
    expect(await refusal(file(start))).toBeUndefined()
  })

  it('is refused when it is empty', async () => {
    expect(await refusal(file([], 0))).toBe('media.missing')
  })

  it('is refused over 10 MB, and not read for that', async () => {
    const largest = file(starts.png, limits.pictureMaximumBytes)
    expect(await refusal(largest)).toBeUndefined()
    const larger = file(starts.png, limits.pictureMaximumBytes + 1)
    expect(await refusal(larger)).toBe('media.too-large')
  })

  it('is refused when something else is in it than its name says', async () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'no picture',
      '%PDF-1.7',
      'RIFF____WAVE',
    ])
      expect(await refusal(file(bytesOf(text)))).toBe('media.not-a-picture')
  })

  it('is refused when the browser cannot read its size', async () => {
    expect(await refusalOf(file(starts.png), async () => undefined)).toBe('media.not-a-picture')
  })

  it('is refused with more than 40 megapixels', async () => {
    expect(await refusal(file(starts.jpg), 8000, 5000)).toBeUndefined()
    expect(await refusal(file(starts.jpg), 8000, 5001)).toBe('media.too-many-pixels')
    expect(await refusal(file(starts.png), 10_000, 10_000)).toBe('media.too-many-pixels')
  })
})
