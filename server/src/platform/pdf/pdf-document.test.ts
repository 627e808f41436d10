import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../testing/pdf-text.ts'
import { createPdf } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

const letterhead = { name: 'First Fashion', lines: ['119 Galle Road', 'Colombo 00300'] }
const open = () => createPdf({ title: 'A list', letterhead, createdAt: new Date(0) })
const read = async (pdf: ReturnType<typeof open>) =>
  readPdf({
    name: 'a-list.pdf',
    base64: (await writePdf(pdf.finish())).toString('base64'),
    transliterated: [],
  })

describe('a document', () => {
  it('has a title, a language and tags for screen readers', async () => {
    const pdf = open()
    pdf.heading('A list')
    expect(await read(pdf)).toMatchObject({ title: 'A list', language: 'en', isTagged: true, pages: 1 })
  })

  it('goes on over pages with the titles of its table on each', async () => {
    const pdf = open()
    const rows = Array.from({ length: 90 }, (_, at) => [`Row ${at + 1}.`, `${at}`])
    pdf.table(
      [
        { title: 'What it is', share: 0.7 },
        { title: 'No', share: 0.3, align: 'right' },
      ],
      rows,
    )
    const { text, pages } = await read(pdf)
    expect(pages).toBeGreaterThan(2)
    expect(text.split('What it is')).toHaveLength(pages + 1)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    for (const [row = ''] of rows) expect(text).toContain(row)
  })

  it('breaks a word that is wider than its column', async () => {
    const pdf = open()
    pdf.table(
      [
        { title: 'Narrow', share: 0.1 },
        { title: 'Wide', share: 0.9 },
      ],
      [['w'.repeat(80), 'beside it']],
    )
    const { text } = await read(pdf)
    expect(text.match(/w/g)).toHaveLength(80 + 1)
    expect(text).toContain('beside it')
  })
})
