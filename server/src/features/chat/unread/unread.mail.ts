import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { escapeHtml } from '../../../platform/html.ts'
import type { Letter } from '../../../platform/mail/letter.ts'

interface ChatMail {
  readonly to: string
  readonly customerName: string
  readonly messages: readonly ChatMessage[]
  readonly storeUrl: string
}

/** So much of each message is in the email; the rest is in the chat. */
const previewCharacters = 300

/** Opens the chat where it stood, after a login if need be. */
const chatLink = (storeUrl: string): string => `${storeUrl}/profile?chat=open`

const textOf = ({ message, card, picture, proposal }: ChatMessage): string => {
  const text = message || proposal?.title || card?.title || (picture === null ? '' : 'A picture')
  return shortened(text, previewCharacters, ' …')
}

/** The shop answered in the chat, and the customer has not read it. */
export function unreadMail({ to, customerName, messages, storeUrl }: ChatMail): Letter {
  const subject = 'We answered you in the chat'
  const words = `Hello ${customerName}, you have ${messages.length === 1 ? 'a message' : `${messages.length} messages`} from us:`
  const link = chatLink(storeUrl)
  const quotes = messages.map((one) => ({ name: one.senderName, text: textOf(one) }))
  return {
    to,
    subject,
    text: `${words}\n\n${quotes.map(({ name, text }) => `${name}: ${text}`).join('\n\n')}\n\nAnswer here: ${link}`,
    body: `<p>${escapeHtml(words)}</p>${quotes
      .map(
        ({ name, text }) =>
          `<p><strong>${escapeHtml(name)}</strong><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      )
      .join('')}<p><a class="button" href="${escapeHtml(link)}">Open the chat</a></p>`,
    isExemptFromLimit: true,
  }
}

/** The whole conversation, as the customer asked for it. */
export function transcriptMail({
  to,
  customerName,
  transcript,
}: {
  readonly to: string
  readonly customerName: string
  readonly transcript: string
}): Letter {
  const subject = 'Your conversation with {{store}}'
  const words = `Hello ${customerName}, this is your conversation with us.`
  return {
    to,
    subject,
    text: `${words}\n\n${transcript}`,
    body: `<p>${escapeHtml(words)}</p><p>${escapeHtml(transcript).replaceAll('\n', '<br>')}</p>`,
  }
}
