import { describe, expect, it } from 'vitest'
import { createPdf } from './pdf-document.ts'
import { transliterationsIn } from './transliterations.ts'

const letterhead = { name: 'First Fashion', lines: ['Colombo'] }

function paperWith(...lines: string[]) {
  const pdf = createPdf({ title: 'A slip', letterhead, createdAt: new Date(0) })
  pdf.blocks([{ heading: 'Ship to', lines }])
  pdf.table([{ title: 'Item', share: 1 }], [['Linen shirt'], [lines[0] ?? '']])
  return transliterationsIn(pdf.finish())
}

describe('a paper', () => {
  it('names the words with letters that no face has, once each, and how they are printed', () => {
    expect(paperWith('Nimal ᠮᠣᠩ', '\uE000 Lane')).toEqual([
      { text: 'ᠮᠣᠩ', written: 'mong' },
      { text: '\uE000', written: '?' },
    ])
  })

  it('names none of those that are printed as they are', () => {
    expect(paperWith('නිමල්', '山田 花子', 'علی رضا', '👩🏽‍🎨 Zoë', 'Łódź')).toEqual([])
  })
})
