import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { featureFiles, featureName } from './feature-files.ts'

describe('a new feature', () => {
  it('has one name in every layer', () => {
    const name = featureName('gift-cards')
    expect(name).toEqual({
      kebab: 'gift-cards',
      camel: 'giftCards',
      pascal: 'GiftCards',
      snake: 'gift_cards',
    })
    expect(featureName('Gift Cards')).toBeUndefined()
    expect(featureName('../etc')).toBeUndefined()
  })

  it('starts with files that the server can run', () => {
    const name = featureName('gift-cards')
    if (name === undefined) throw new Error('no name')
    const files = featureFiles(name)
    expect(files.map(({ path }) => path.split('/')[0])).toEqual([
      'contract',
      ...Array(6).fill('server'),
      'web',
    ])
    for (const { path, text } of files.filter((file) => file.path.endsWith('.ts')))
      expect(() => stripTypeScriptTypes(text), path).not.toThrow()
  })
})
