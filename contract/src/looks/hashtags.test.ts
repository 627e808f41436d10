import { describe, expect, it } from 'vitest'
import { hashtagsIn, refusedHashtags } from './hashtags.ts'

describe('hashtags', () => {
  it('are separated by commas, lose their sign, and empty ones are dropped [B5.16]', () => {
    expect(hashtagsIn('#ශ්\u200Dරී,علی\u200Cرضا, bat\u200Dik\u200B')).toEqual([
      'ශ්\u200Dරී',
      'علی\u200Cرضا',
      'batik',
    ])
    expect(refusedHashtags(['ශ්\u200Dරී', 'علی\u200Cرضا'])).toEqual([])
    expect(hashtagsIn('#batik, , linen ,##rampart,,#')).toEqual(['batik', 'linen', 'rampart'])
  })

  it('are letters, digits and underscores of any language, ten at most', () => {
    expect(refusedHashtags(['batik_2026', 'ලංකාව', 'two words', '<b>', 'x'.repeat(31)])).toEqual([
      'two words',
      '<b>',
      'x'.repeat(31),
    ])
    expect(refusedHashtags(Array.from({ length: 12 }, (_, at) => `tag${at}`))).toEqual(['tag10', 'tag11'])
  })
})
