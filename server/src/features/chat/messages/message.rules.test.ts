import { expect, it } from 'vitest'
import { messageText } from './message.rules.ts'

it('a message is kept without spaces around it', () => {
  expect(messageText('  one\ntwo\tthree\n ')).toBe('one\ntwo\tthree')
})

it('an empty message is refused unless something comes with it', () => {
  for (const empty of [' \n ', '\u200b', ' \ufe0f\u2060 '])
    expect(() => messageText(empty)).toThrow(expect.objectContaining({ code: 'chat.empty-message' }))
  expect(messageText(' ', true)).toBe('')
})

it('a message has 2,000 characters at most', () => {
  expect(messageText('a'.repeat(2_000))).toHaveLength(2_000)
  expect(() => messageText('a'.repeat(2_001))).toThrow(
    expect.objectContaining({
      code: 'chat.message-too-long',
      message: 'A message can have 2,000 characters at most. Please send it in parts.',
    }),
  )
})
