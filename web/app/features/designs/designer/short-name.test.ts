import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

describe('the name of a text', () => {
  it('is the text on one line', () => {
    expect(shortName('  Colombo \n by night ')).toBe('Colombo by night')
    expect(shortName('x'.repeat(24))).toBe('x'.repeat(24))
  })

  it('is cut after 23 characters', () => {
    expect(shortName('x'.repeat(25))).toBe(`${'x'.repeat(23)}…`)
  })

  it('is never cut inside an emoji or a Sinhala letter', () => {
    expect(shortName('Dear grandma 12345678 👨‍👩‍👧‍👦 x')).toBe('Dear grandma 12345678 👨‍👩‍👧‍👦…')
    expect(shortName('කි'.repeat(25))).toBe(`${'කි'.repeat(23)}…`)
  })
})
