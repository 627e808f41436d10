import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFields, cleanLine, cleanText } from './clean-text.ts'

describe('a text of several lines', () => {
  it('has one kind of line break, whatever program it comes from', () => {
    expect(cleanText('one\r\ntwo\rthree\u000Bfour\fsix\u0085seven\u2028eight\u2029\tnine')).toBe(
      'one\ntwo\nthree\nfour\nsix\nseven\neight\n\tnine',
    )
  })

  it('loses what no text has, and keeps direction marks and joiners', () => {
    expect(cleanText('Li\u0008nen\uFFFE\u0000 \u001B\uD800a\u202Eb\u2066c\u2069\u009F')).toBe('Linen abc')
    for (const text of ['שלום\u200F!', 'علی\u200Cرضا', '👩🏽\u200D🎨 🇱🇰', 'a\u{1F600}'])
      expect(cleanText(text)).toBe(text)
  })
})

describe('a text of one line', () => {
  it('has spaces for line breaks and tabs, and no direction marks', () => {
    expect(cleanLine('Amaya\u000BPerera\t\n de \u200FSilva\u202C')).toBe('Amaya Perera de Silva')
    expect(cleanLine('ශ්\u200Dරීමති\u200B')).toBe('ශ්\u200Dරීමති')
  })
})

describe('the texts of a request', () => {
  it('are cleaned each as its field may be, and passwords not at all', () => {
    expect(
      cleanFields({
        firstName: 'Ama\u000Bya\u200E',
        items: [{ name: 'Shirt\u0008', description: 'Soft\u000Bcool\u0008' }],
        tags: ['a\nb'],
        password: 'a\u0008b',
        count: 3,
        none: null,
      }),
    ).toEqual({
      firstName: 'Ama ya',
      items: [{ name: 'Shirt', description: 'Soft\ncool' }],
      tags: ['a b'],
      password: 'a\u0008b',
      count: 3,
      none: null,
    })
  })

  it('are cleaned in a query too, whose object has a prototype of its own', () => {
    const query: Record<string, unknown> = Object.create(Object.create(null))
    query.search = 'linen\0\u000B'
    expect(cleanFields({ query })).toEqual({ query: { search: 'linen ' } })
  })

  it('stay the same value if there is nothing to clean, and files are left alone', () => {
    const sent = { name: 'Amaya', list: [{ text: 'a\nb' }] }
    expect(cleanFields(sent)).toBe(sent)
    const bytes = Buffer.from([0, 8, 11])
    expect(cleanFields(bytes)).toBe(bytes)
  })

  it('are clean once they were cleaned, and well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanText, cleanLine]) {
          const once = clean(text)
          expect(clean(once)).toBe(once)
          expect(once.isWellFormed()).toBe(true)
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
          expect(once).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/)
        }
      }),
    )
  })
})
