import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import { withoutInvisible } from '@first-fashion/contract/text/invisible-characters'
import { AppError } from '../../../platform/errors.ts'

/**
 * A text as it is stored: without spaces around it. Refuses with 'chat.message-too-long', and with 'chat.empty-message'
 * unless something else comes with it.
 */
export function messageText(typed: string, comesWithMore = false): string {
  const trimmed = typed.trim()
  const text = withoutInvisible(trimmed).trim() === '' ? '' : trimmed
  if (text.length > chatMessageMaximumLength)
    throw new AppError(
      'refused',
      'chat.message-too-long',
      `A message can have ${chatMessageMaximumLength.toLocaleString('en')} characters at most. Please send it in parts.`,
    )
  if (text === '' && !comesWithMore)
    throw new AppError('refused', 'chat.empty-message', 'Please type a message')
  return text
}
