import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, graphemesOf, shortened } from './cut-text.ts'

describe('a text that is cut', () => {
  it.each([
    ['fits', 'Linen', 5, 'Linen'],
    ['an emoji', `ab😀`, 3, 'ab'],
    ['a family', 'ab👩🏽\u200D🎨', 7, 'ab'],
    ['a flag', 'a🇱🇰', 3, 'a'],
    ['a letter and its accent', 'abe\u0301', 3, 'ab'],
    ['a Sinhala letter with its vowel', 'කොළඹ', 1, 'ක'],
    ['a Sinhala conjunct', 'අශ්\u200Dරී', 4, 'අ'],
    ['a space', 'Linen dress', 6, 'Linen'],
  ])('ends between characters: %s', (_what, text, maximum, expected) => {
    expect(cutText(text, maximum)).toBe(expected)
  })

  it('has an ellipsis where something is missing', () => {
    expect(shortened('Amaya', 5)).toBe('Amaya')
    expect(shortened('Amaya 😀😀', 8)).toBe('Amaya…')
    expect(shortened('Amaya de Silva', 9, ' …')).toBe('Amaya d …')
  })

  it('is never too long, empty or half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 12 }), (text, maximum) => {
        const cut = cutText(text, maximum)
        expect(cut.length).toBeLessThanOrEqual(maximum)
        expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true)
        if (text.trim() === text) expect(cut === '').toBe(text === '')
      }),
    )
  })
})

it('characters are counted as readers do', () => {
  expect(graphemesOf('a👩🏽\u200D🎨e\u0301🇱🇰')).toEqual(['a', '👩🏽\u200D🎨', 'e\u0301', '🇱🇰'])
})
