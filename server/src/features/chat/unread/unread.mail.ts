import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { escapeHtml } from '../../../platform/html.ts'
import { type CustomerLetter, letterOf } from '../../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../../platform/mail/mail-kind.ts'

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

interface Quote {
  readonly name: string
  readonly text: string
}

const messagesBlock = (quotes: readonly Quote[], link: string): MailBlock => ({
  text: `${quotes.map(({ name, text }) => `${name}: ${text}`).join('\n\n')}\n\nAnswer here: ${link}`,
  html: `${quotes
    .map(
      ({ name, text }) =>
        `<p><strong>${escapeHtml(name)}</strong><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')}${buttonBlock('Open the chat', link).html}`,
})

const transcriptBlock = (transcript: string): MailBlock => ({
  text: transcript,
  html: `<p>${escapeHtml(transcript).replaceAll('\n', '<br>')}</p>`,
})

export const chatMails = {
  unread: defineMail({
    name: 'chat-unread',
    group: 'chat',
    title: 'Unread messages',
    placeholders: { name: 'Nadeesha', count: '2 messages' },
    blocks: {
      messages: messagesBlock(
        [
          { name: 'Kumari', text: 'Your parcel leaves tomorrow.' },
          { name: 'Kumari', text: 'Is there anything else?' },
        ],
        exampleLink,
      ),
    },
    subject: 'We answered you in the chat',
    words: 'Hello {{name}}, you have {{count}} from us:\n\n{{messages}}',
  }),
  transcript: defineMail({
    name: 'chat-transcript',
    group: 'chat',
    title: 'The whole conversation',
    placeholders: { name: 'Nadeesha' },
    blocks: { transcript: transcriptBlock('Nadeesha: Hello!\nKumari: How can I help?') },
    subject: 'Your conversation with {{store}}',
    words: 'Hello {{name}}, this is your conversation with us.\n\n{{transcript}}',
  }),
}

/** The shop answered in the chat, and the customer has not read it. */
export const unreadMail = ({ to, customerName, messages, storeUrl }: ChatMail): CustomerLetter =>
  letterOf(chatMails.unread, {
    to,
    values: {
      name: customerName,
      count: messages.length === 1 ? 'a message' : `${messages.length} messages`,
    },
    blocks: {
      messages: messagesBlock(
        messages.map((one) => ({ name: one.senderName, text: textOf(one) })),
        chatLink(storeUrl),
      ),
    },
    isExemptFromLimit: true,
  })

interface TranscriptMail extends Pick<ChatMail, 'to' | 'customerName'> {
  readonly transcript: string
}

/** The whole conversation, as the customer asked for it. */
export const transcriptMail = ({ to, customerName, transcript }: TranscriptMail): CustomerLetter =>
  letterOf(chatMails.transcript, {
    to,
    values: { name: customerName },
    blocks: { transcript: transcriptBlock(transcript) },
  })
