import { savedDesignLimits } from '@first-fashion/contract/designs/saved-design'
import { describe, expect, it } from 'vitest'
import { shortEnough } from './preview-picture.ts'

const { previewLength } = savedDesignLimits

/** A browser whose pictures are so many characters long, and what it was asked for. */
function browser(lengthOf: (type: string, quality: number) => number) {
  const asked: string[] = []
  const encode = (type: string, quality: number) => {
    asked.push(`${type} ${quality}`)
    return `data:${type};`.padEnd(lengthOf(type, quality), 'A')
  }
  return { asked, encode }
}

describe('the preview of a saved design', () => {
  it('is a WebP where that is short enough', () => {
    const { asked, encode } = browser(() => previewLength)
    expect(shortEnough(encode)).toMatch(/^data:image\/webp;/)
    expect(asked).toEqual(['image/webp 0.85'])
  })

  it('is a JPEG where a browser writes a long PNG instead, and a smaller one until it can be sent', () => {
    const { asked, encode } = browser((_, quality) => (quality > 0.7 ? previewLength + 1 : 400_000))
    expect(shortEnough(encode)).toMatch(/^data:image\/jpeg;/)
    expect(asked).toEqual(['image/webp 0.85', 'image/jpeg 0.85', 'image/jpeg 0.6'])
  })

  it('is left out where nothing is short enough: the design is saved all the same', () => {
    expect(shortEnough(browser(() => previewLength + 1).encode)).toBe('')
  })
})
