import type { EmailMessage } from '../../ports/mail.ts'
import { escapeHtml } from '../html.ts'

const isToStaff: unique symbol = Symbol('to staff')

/**
 * An email to staff, whose text is fixed. `{{store}}` stands for the name of the store. Only `staffLetter` makes one: what
 * customers get is a `CustomerLetter`.
 */
export interface StaffLetter
  extends Pick<EmailMessage, 'to' | 'subject' | 'text' | 'unsubscribeUrl' | 'isExemptFromLimit'> {
  readonly [isToStaff]: true
  /** HTML under the subject. */
  readonly body: string
}

interface StaffLetterInput extends Pick<StaffLetter, 'to' | 'subject'> {
  readonly greeting: string
  readonly words: string
  readonly button: string
  /** Where the button leads. */
  readonly link: string
}

/** A letter to staff of one paragraph and one button. All of it is plain text. */
export const staffLetter = ({
  to,
  subject,
  greeting,
  words,
  button,
  link,
}: StaffLetterInput): StaffLetter => ({
  [isToStaff]: true,
  to,
  subject,
  text: `${greeting}\n\n${words}\n\n${button}: ${link}`,
  body: `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(words)}</p><p><a class="button" href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>`,
})
