import { expect, it } from 'vitest'
import { messageText } from './message.rules.ts'

it('a message is kept without spaces around it and with one kind of line break', () => {
  expect(messageText('  one\r\ntwo\rthree\tfour\n ')).toBe('one\ntwo\nthree\tfour')
})

it('an empty message is refused unless something comes with it', () => {
  expect(() => messageText(' \n ')).toThrow(expect.objectContaining({ code: 'chat.empty-message' }))
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

it('characters that nobody sees, or that turn the direction of what follows, are refused', () => {
  for (const unwelcome of ['\0', '\u001b', '\u202e', '\u2066'])
    expect(() => messageText(`a${unwelcome}b`)).toThrow(
      expect.objectContaining({ code: 'chat.control-characters' }),
    )
})
