import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../html.ts'
import { fillMail } from './mail-text.ts'

const button = {
  text: 'Open: https://store.example',
  html: '<p><a href="https://store.example">Open</a></p>',
}

const fill = (subject: string, words: string, values: Record<string, string> = {}) =>
  fillMail({ subject, words }, { values, blocks: { button } })

describe('the text of an email', () => {
  it('has its paragraphs and its blocks, filled', () => {
    const words = 'Dear {{ name }},\nhello.\r\n\r\n{{button}}\n \n\nBye & thanks'
    expect(fill('For {{name}}', words, { name: 'Nadeesha' })).toEqual({
      subject: 'For Nadeesha',
      text: `Dear Nadeesha,\nhello.\n\n${button.text}\n\nBye & thanks`,
      html: `<p>Dear Nadeesha,<br>hello.</p>\n${button.html}\n<p>Bye &amp; thanks</p>`,
    })
  })

  it('keeps every value as text, whatever is in it', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        for (const value of [typed, `{{${typed}}}`, `<b>${typed}</b>{{name}}{{button}}`, '{{button}}']) {
          const { text, html } = fill('Hello', 'A {{name}} B', { name: value })
          expect(text).toBe(`A ${value} B`)
          expect(html).toBe(`<p>A ${escapeHtml(value).replaceAll('\n', '<br>')} B</p>`)
        }
      }),
    )
  })

  it('leaves no gap where a value is empty, and nothing of names that every object has', () => {
    const words = 'We are sorry. {{note}} Write to us.\n\n{{note}}\n\n{{constructor}}'
    expect(fill('Order {{note}}', words, { note: '' })).toEqual({
      subject: 'Order',
      text: 'We are sorry. Write to us.',
      html: '<p>We are sorry. Write to us.</p>',
    })
  })

  it('has a subject of one line', () => {
    expect(fill('Hello {{name}}', 'A', { name: 'Nadeesha\r\nBcc: a@b.example' }).subject).toBe(
      'Hello Nadeesha Bcc: a@b.example',
    )
  })
})
