import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDisplayName } from './display-name.rules.ts'

describe('a chosen name', () => {
  it('may have letters of every language, and loses spaces that say nothing', () => {
    expect(readDisplayName('  Amaya   of  Galle ')).toBe('Amaya of Galle')
    expect(readDisplayName('අමායා')).toBe('අමායා')
    expect(readDisplayName('J. Fernando-Silva 🌴')).toBe('J. Fernando-Silva 🌴')
    expect(readDisplayName(' ')).toBe('')
  })

  it.each([
    ['an email address', 'amaya@example.com'],
    ['a link', 'https://shop.example'],
    ['a web address', 'www.cheap shirts'],
    ['the name of a site', 'cheapshirts.lk'],
    ['a tag', '<b>Amaya</b>'],
    ['one letter', 'A'],
    ['signs alone', '...'],
    ['a sign that turns the text around', 'Amaya\u202Eayamа'],
    ['a sign that nobody sees', 'Ama\u200Bya'],
  ])('is not %s', (_what, name) => {
    expect(() => readDisplayName(name)).toThrow(expect.objectContaining({ code: 'community.name-invalid' }))
  })

  it('stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (sent) => {
        let name: string
        try {
          name = readDisplayName(sent)
        } catch {
          return
        }
        expect(readDisplayName(name)).toBe(name)
        expect(name).not.toMatch(/[@<>\n]/)
      }),
    )
  })
})
