import { describe, expect, it } from 'vitest'
import { isVisible, withoutInvisible, withoutNeedlessInvisible } from './invisible-characters.ts'

describe('invisible characters', () => {
  it.each([
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Persian', 'علی\u200Cرضا'],
    ['Persian at the end of a word', 'نامه\u200Cها خانه\u200C'],
    ['Persian with vowel signs', 'عَلِیِ\u200Cرِضا'],
    ['Arabic, joined to nothing', 'ه\u200D'],
    ['Bengali, before the virama', 'র\u200D্যাচেল'],
    ['Devanagari', 'चन्\u200Dद्रिका'],
    ['Malayalam, an old chillu', 'അവന്\u200D'],
    ['Kannada', 'ರ\u200D್ಯಾಂಕ್'],
    ['Mongolian', 'ᠠ\u180Bᠮ'],
    ['Khmer with word breaks', 'ភាសា\u200Bខ្មែរ'],
    ['a Japanese name with its variant', '葛\u{E0100}城'],
    ['a heart', 'Amaya ❤\uFE0F'],
    ['a profession', '👩\u200D🎨'],
    ['a profession with a skin tone', '👩🏽\u200D🎨'],
    ['a pair with skin tones', '👩🏾\u200D❤\uFE0F\u200D👨🏼'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a flag', '🇱🇰'],
    ['a pirate', '🏴\u200D☠\uFE0F'],
  ])('stay where they are needed: %s', (_what, text) => {
    expect(withoutNeedlessInvisible(text)).toBe(text)
  })

  it.each([
    ['Lin\u200Ben,\n\tcotton', 'Linen,\n\tcotton'],
    ['forbid\u00ADden', 'forbidden'],
    ['a\u202Eb', 'ab'],
    ['Ama\u200Dya', 'Amaya'],
    ['අමා\u200Bයා', 'අමායා'],
    ['\u3164', ''],
    ['a\uFFFEb\uD800c\u0000', 'abc'],
    ['A\u{E0067}\u{E007F}', 'A'],
    ['👩\u200D', '👩'],
    ['\u200Dක', 'ක'],
  ])('go where nothing needs them: %j', (text, rest) => {
    expect(withoutNeedlessInvisible(text)).toBe(rest)
  })

  it('all go from a text that is compared', () => {
    expect(withoutInvisible('for\u200Bbid\u00ADden ශ්\u200Dරී')).toBe('forbidden ශ්රී')
  })
})

it('a text of spaces and invisible characters shows nothing', () => {
  for (const text of ['', ' ', '\u200B\u200B', '\u2800', '\u3164']) expect(isVisible(text)).toBe(false)
  for (const text of ['A', '7', '🌴', '…', 'අ']) expect(isVisible(text)).toBe(true)
})
