import { describe, expect, it } from 'vitest'
import { runsOf } from './pdf-faces.ts'

const facesIn = (text: string) => runsOf(text, 'text').map(({ face }) => face.replace(/-text$/, ''))

describe('the faces of a document', () => {
  it('write Sinhala and Tamil, each name in one piece with its vowel signs and joiners', () => {
    expect(runsOf('ශ්‍රීමතී', 'text')).toEqual([{ face: 'noto-sans-sinhala-sinhala-text', text: 'ශ්‍රීමතී' }])
    expect(runsOf('கொழும்பு', 'strong')).toEqual([{ face: 'noto-sans-tamil-tamil-strong', text: 'கொழும்பு' }])
  })

  it('change within a line where the script does', () => {
    expect(facesIn('Café නිමල් Ждан')).toEqual([
      'figtree-latin',
      'noto-sans-sinhala-sinhala',
      'figtree-latin',
      'noto-sans-cyrillic',
    ])
  })

  it('show a question mark for what none of them can write', () => {
    expect(runsOf('Aki 秋', 'text').map(({ text }) => text)).toEqual(['Aki ?'])
  })
})
