import { describe, expect, it } from 'vitest'
import { outlined, wrapped } from './text-outlines.ts'

const title = { face: 'display', size: 68 } as const

describe('letters', () => {
  it('break between words, and end in dots where there is no room', () => {
    const name = 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons'
    const lines = wrapped(name, title, 600, 4)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(name)
    expect(wrapped(name, title, 600, 2).at(-1)).toMatch(/ …$/)
  })

  it('are outlines: nothing of a name becomes markup', () => {
    const drawn = outlined('<Tee> & "Co"', { ...title, colour: '#000000' }, 0, 0)
    expect(drawn).not.toContain('Tee')
    expect(drawn.match(/<path/g)).toHaveLength(12)
  })

  it.each([
    ['Łódź Şal', 7],
    ['Đặng', 4],
    ['ලිනන්', 3],
    ['சேலை', 2],
    ['Рубашка', 7],
    ['着物', 2],
    ['한복', 2],
    ['قميص كتان', 8],
  ])('of %s are all there', (text, atLeast) => {
    const drawn = outlined(text, { ...title, colour: '#000000' }, 0, 0)
    const shapes = drawn.match(/ d="M/g) ?? []
    expect(shapes.length).toBeGreaterThanOrEqual(atLeast)
    expect(wrapped(text, title, 600, 4).join(' ')).toBe(text)
  })

  it('break within a word that is wider than the line', () => {
    const lines = wrapped('夏の海辺で着るための軽い麻の着物と帯', title, 300, 9)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('夏の海辺で着るための軽い麻の着物と帯')
  })

  it('that no face has leave no words rather than wrong ones', () => {
    expect(wrapped('Shirt ᠮᠣᠩ', title, 600, 4)).toEqual([])
    expect(outlined('Shirt ᠮᠣᠩ', { ...title, colour: '#000000' }, 0, 0)).not.toContain('<path')
  })
})
