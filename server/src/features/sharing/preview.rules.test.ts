import { describe, expect, it } from 'vitest'
import { wordsOf } from './preview.rules.ts'

describe('the words of a preview', () => {
  it('are those of the description, without tags', () => {
    expect(wordsOf('<p>Linen<b> &amp; </b>salt .</p><ul><li>One</li></ul>', 100)).toBe('Linen & salt. One')
  })

  it('end between two words when they are too long', () => {
    expect(wordsOf('Cut for ramparts at five', 14)).toBe('Cut for…')
  })
})
