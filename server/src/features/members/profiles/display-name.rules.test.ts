import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicName, readDisplayName } from './display-name.rules.ts'

describe('a chosen name', () => {
  it('may have letters of every language, and loses spaces that say nothing', () => {
    expect(readDisplayName('  Amaya   of  Galle ')).toBe('Amaya of Galle')
    for (const name of [
      'අමායා',
      'ප්\u200Dරියා',
      'ශ්\u200Dරී',
      'चन्\u200Dद्रिका',
      'Amaya ❤️',
      '👩\u200D🎨 Amaya',
      'K.Perera',
      'علی\u200Cرضا',
      'র\u200D্যাচেল',
      'Amaya 👩🏽\u200D🎨 1\uFE0F\u20E3',
    ])
      expect(readDisplayName(name)).toBe(name)
    expect(readDisplayName('J. Fernando-Silva 🌴')).toBe('J. Fernando-Silva 🌴')
    expect(readDisplayName(' ')).toBe('')
    expect(readDisplayName('Ama\u200Dya\u202E \u000BPe\u200Brera\uFEFF')).toBe('Amaya Perera')
  })

  it.each([
    ['an email address', 'amaya@example.com'],
    ['a link', 'https://shop.example'],
    ['a web address', 'www.cheap shirts'],
    ['the name of a site', 'cheapshirts.lk'],
    ['a short link', 'bit.ly'],
    ['a letter that nobody sees', '\u3164\u3164'],
    ['a tag', '<b>Amaya</b>'],
    ['a formula', '=SUM(A1:A9)'],
    ['a formula in full width', '＋94771234567'],
    ['one letter', 'A'],
    ['signs alone', '...'],
    ['one letter among what nobody sees', '\u202EA\u200B\u200B'],
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

describe('the name that others read', () => {
  const shown = (accountName: string, displayName = '') =>
    publicName({ displayName }, accountName, ['forbidden'])

  it('is the chosen one, or that of the account', () => {
    expect(shown('Amaya Perera', 'Rampart Girl')).toBe('Rampart Girl')
    expect(shown('  Amaya  Perera ')).toBe('Amaya Perera')
    expect(shown('A name that goes on and on, as names may do')).toBe(
      'A name that goes on and on, as names ma…',
    )
    expect(shown('a'.repeat(40))).toBe('a'.repeat(40))
    expect(shown(`${'a'.repeat(38)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(38)}…`)
  })

  it.each([
    ['an email address', 'foo.bar@example.com'],
    ['a link', 'https://spam.example'],
    ['a site', 'Visit www.cheap-shop.com now'],
    ['a name with a banned word', 'Forbidden Name'],
    ['a hidden banned word', 'For\u200Bbidden Name'],
    ['nothing', ''],
  ])('is not %s', (_what, accountName) => {
    expect(shown(accountName)).toBe('Member')
  })
})
