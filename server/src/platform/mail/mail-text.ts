import { escapeHtml } from '../html.ts'
import type { MailBlock, MailText } from './mail-kind.ts'

/** What the placeholders of one email stand for. */
export interface MailValues {
  readonly values: Readonly<Record<string, string>>
  readonly blocks: Readonly<Record<string, MailBlock>>
}

const placeholder = /([ \t]*)\{\{\s*([^{}]*?)\s*\}\}/g
const onlyPlaceholder = /^\{\{\s*([^{}]*?)\s*\}\}$/

/** The names of the placeholders of a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, , name = '']) => name)

/** The paragraphs of a text. */
export const paragraphsOf = (words: string): string[] =>
  words
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The name of the only placeholder of a paragraph. */
export const aloneIn = (paragraph: string): string | undefined => onlyPlaceholder.exec(paragraph)?.[1]

/** Fills the text of an email. Values stay text: no placeholder and no markup in them is read. */
export function fillMail({ subject, words }: MailText, { values, blocks }: MailValues) {
  const parts = paragraphsOf(words).map((paragraph): MailBlock => {
    const name = aloneIn(paragraph)
    if (name !== undefined && Object.hasOwn(blocks, name)) return blocks[name] ?? noBlock
    const text = fillWords(paragraph, values).trim()
    return text === '' ? noBlock : { text, html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>` }
  })
  const filled = parts.filter(({ text, html }) => text !== '' || html !== '')
  return {
    // A line break would begin another header.
    subject: fillWords(subject, values)
      .replaceAll(/\s*[\r\n]+\s*/g, ' ')
      .trim(),
    text: filled.map(({ text }) => text).join('\n\n'),
    html: filled.map(({ html }) => html).join('\n'),
  }
}

const noBlock: MailBlock = { text: '', html: '' }

const fillWords = (text: string, values: MailValues['values']): string =>
  text.replace(placeholder, (_, space: string, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    return value === '' ? '' : `${space}${value}`
  })
