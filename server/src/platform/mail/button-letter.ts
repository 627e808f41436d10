import { escapeHtml } from '../html.ts'
import type { Letter } from './letter.ts'

interface ButtonLetter extends Pick<Letter, 'to' | 'subject'> {
  readonly greeting: string
  readonly words: string
  readonly button: string
  /** Where the button leads. */
  readonly link: string
}

/** A letter of one paragraph and one button. All of it is plain text. */
export const buttonLetter = ({ to, subject, greeting, words, button, link }: ButtonLetter): Letter => ({
  to,
  subject,
  text: `${greeting}\n\n${words}\n\n${button}: ${link}`,
  body: `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(words)}</p><p><a class="button" href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>`,
})
