import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import { AppError } from '../../../platform/errors.ts'

/** Control characters besides tab and line break, and those that turn the direction of what follows. */
const unwelcome = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

/**
 * A text as it is stored: without spaces around it, with one kind of line break. Refuses with 'chat.message-too-long',
 * 'chat.control-characters', and with 'chat.empty-message' unless something else comes with it.
 */
export function messageText(typed: string, comesWithMore = false): string {
  const text = typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()
  if (text.length > chatMessageMaximumLength)
    throw new AppError(
      'refused',
      'chat.message-too-long',
      `A message can have ${chatMessageMaximumLength.toLocaleString('en')} characters at most. Please send it in parts.`,
    )
  if (unwelcome.test(text))
    throw new AppError(
      'refused',
      'chat.control-characters',
      'This message contains characters that cannot be shown. Please remove them and send it again.',
    )
  if (text === '' && !comesWithMore)
    throw new AppError('refused', 'chat.empty-message', 'Please type a message')
  return text
}
