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

  it('that a face lacks are left out', () => {
    expect(outlined('ශ්‍රී', { ...title, colour: '#000000' }, 0, 0)).not.toContain('<path')
  })
})
