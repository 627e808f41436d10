import type { ChatMessage } from '@first-fashion/contract/chat/message'

const at = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Colombo',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A conversation as plain text, with the times of Colombo. */
export function transcriptText(messages: readonly ChatMessage[], storeName: string): string {
  const lines = messages.map(
    (message) => `${at.format(new Date(message.timestamp))}  ${message.senderName}\n${contentOf(message)}\n`,
  )
  return `${storeName} Support\nTimes are those of Colombo.\n\n${lines.join('\n')}`
}

const contentOf = ({ message, card, picture, proposal }: ChatMessage): string =>
  [
    message,
    card === null ? '' : `[${card.title}: ${card.note}]`,
    picture === null ? '' : '[Picture]',
    proposal === null
      ? ''
      : [
          `[Proposal: ${proposal.title}]`,
          ...proposal.facts.map((fact) => `- ${fact}`),
          proposal.outcome,
        ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n')
    .trim()
