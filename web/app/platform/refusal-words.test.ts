import { describe, expect, it } from 'vitest'
import { messageOr } from './refusal-words.ts'

const failed = 'Failed to delete review'

describe('the message of a failed call', () => {
  it('is the server’s message when it refused [A8.01]', () => {
    expect(messageOr({ code: 'reviews.unknown', message: 'Review not found' }, failed)).toBe(
      'Review not found',
    )
  })

  it('is the screen’s message when the server was unreachable or failed [A8.03]', () => {
    for (const code of ['network.failed', 'server.failed'])
      expect(messageOr({ code, message: 'Something went wrong on our side.' }, failed)).toBe(failed)
    expect(messageOr({ code: 'proxy', message: '' }, failed)).toBe(failed)
  })
})
