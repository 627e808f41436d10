import { describe, expect, it } from 'vitest'
import { runsOf } from './pdf-faces.ts'

const facesIn = (text: string) => runsOf(text, 'text').map(({ face }) => face.replace(/-400$/, ''))

describe('the faces of a document', () => {
  it('write Sinhala and Tamil, each name in one piece with its vowel signs and joiners', () => {
    expect(runsOf('ශ්‍රීමතී', 'text')).toEqual([{ face: 'noto-sans-sinhala-sinhala-400', text: 'ශ්‍රීමතී' }])
    expect(runsOf('கொழும்பு', 'strong')).toEqual([{ face: 'noto-sans-tamil-tamil-600', text: 'கொழும்பு' }])
  })

  it('change within a line where the script does', () => {
    expect(facesIn('Café නිමල් Ждан')).toEqual([
      'figtree-latin',
      'noto-sans-sinhala-sinhala',
      'figtree-latin',
      'noto-sans-cyrillic',
    ])
  })

  it.each([
    ['秋田', 'noto-sans-jp-japanese'],
    ['서울', 'noto-sans-kr-korean'],
    ['ร้าน', 'noto-sans-thai-thai'],
    ['ঢাকা', 'noto-sans-bengali-bengali'],
    ['ગુજરાત', 'noto-sans-gujarati-gujarati'],
    ['ਪੰਜਾਬ', 'noto-sans-gurmukhi-gurmukhi'],
    ['తెలుగు', 'noto-sans-telugu-telugu'],
    ['ಕನ್ನಡ', 'noto-sans-kannada-kannada'],
    ['മലയാളം', 'noto-sans-malayalam-malayalam'],
    ['ଓଡ଼ିଆ', 'noto-sans-oriya-oriya'],
    ['ရန်ကုန်', 'noto-sans-myanmar-myanmar'],
    ['ភ្នំពេញ', 'noto-sans-khmer-khmer'],
    ['ວຽງຈັນ', 'noto-sans-lao-lao'],
    ['თბილისი', 'noto-sans-georgian-georgian'],
    ['Երևան', 'noto-sans-armenian-armenian'],
    ['አዲስ', 'noto-sans-ethiopic-ethiopic'],
    ['މާލެ', 'noto-sans-thaana-thaana'],
    ['علی\u200Cرضا', 'noto-sans-arabic-arabic'],
    ['שלום', 'noto-sans-hebrew-hebrew'],
    ['汉语', 'noto-sans-sc-chinese-simplified'],
    ['👩🏽\u200D🎨', 'noto-emoji-8'],
  ])('write %s in one piece', (text, face) => {
    expect(runsOf(text, 'text')).toEqual([{ face: `${face}-400`, text }])
  })

  it('stand from right to left where the script does, numbers from left to right', () => {
    const shown = (text: string) => runsOf(text, 'text').map((run) => run.text)
    expect(shown('شارع 12 القاهرة')).toEqual(['القاهرة', ' ', '12', ' ', 'شارع'])
    expect(shown('Dubai دبي مارينا, UAE')).toEqual(['Dubai ', 'مارينا', ' ', 'دبي', ', UAE'])
    expect(shown('שלום (עולם)')).toEqual(['(', 'עולם', ') ', 'שלום'])
    // The face turns its numbers too, so they are handed over turned.
    for (const [text, turned] of [
      ['تهران ۱۲۳', '۳۲۱'],
      ['دبي ١٢٣', '٣٢١'],
    ] as const)
      expect(shown(text)[0]).toBe(turned)
  })

  it('transliterate what none of them can write', () => {
    expect(runsOf('Aki ᠮᠣᠩ', 'text').map(({ text }) => text)).toEqual(['Aki mong'])
    expect(runsOf('\uE000', 'text').map(({ text }) => text)).toEqual(['?'])
  })
})
