import type { MailGroup } from '@first-fashion/contract/mail-texts/mail-text'
import { escapeHtml } from '../html.ts'

/** The subject and the words of an email, with placeholders such as `{{order}}`. A blank line begins a paragraph. */
export interface MailText {
  readonly subject: string
  readonly words: string
}

/** A part of an email that code makes: a button, a code, the items of an order. */
export interface MailBlock {
  readonly text: string
  readonly html: string
}

/**
 * A kind of email to customers. Its feature lists it under `mails`, and the owner can change its text. `V` are the
 * placeholders of single words, `B` those of blocks. `{{store}}` is a placeholder of every kind.
 */
export interface MailKind<V extends string = string, B extends string = string> {
  /** Kebab case; the table of changed texts has it. */
  readonly name: string
  readonly group: MailGroup
  /** What staff call it. */
  readonly title: string
  /** Placeholders with their examples. An empty value takes the space before it along. */
  readonly placeholders: Readonly<Record<V, string>>
  /** Placeholders that no text may leave out. No text leaves out a block. */
  readonly needed?: readonly NoInfer<V>[]
  /** Examples of the blocks. Each stands in a paragraph of its own. */
  readonly blocks: Readonly<Record<B, MailBlock>>
  /** The text as the shop comes. */
  readonly subject: string
  readonly words: string
}

export const defineMail = <V extends string, B extends string>(kind: MailKind<V, B>): MailKind<V, B> => kind

/** A button. In plain text its address follows its words. */
export const buttonBlock = (words: string, link: string, textWords = words): MailBlock => ({
  text: `${textWords}: ${link}`,
  html: `<p><a class="button" href="${escapeHtml(link)}">${escapeHtml(words)}</a></p>`,
})

/** Where the buttons of examples lead. */
export const exampleLink = 'https://store.example/'
