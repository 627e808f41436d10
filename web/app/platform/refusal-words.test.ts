import { describe, expect, it } from 'vitest'
import { messageOr } from './refusal-words.ts'

const failed = 'Failed to delete review'

describe('what is said when something came to nothing', () => {
  it('are the words of the shop where it refused [A8.01]', () => {
    expect(messageOr({ code: 'reviews.unknown', message: 'Review not found' }, failed)).toBe(
      'Review not found',
    )
  })

  it('are those of the screen where the shop was not reached or broke down [A8.03]', () => {
    for (const code of ['network.failed', 'server.failed'])
      expect(messageOr({ code, message: 'Something went wrong on our side.' }, failed)).toBe(failed)
    expect(messageOr({ code: 'proxy', message: '' }, failed)).toBe(failed)
  })
})
