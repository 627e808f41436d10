import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { adminFiles } from './admin-files.ts'
import { featureFiles, featureName } from './feature-files.ts'
import { featureLists } from './feature-lists.ts'

const giftCards = { kebab: 'gift-cards', camel: 'giftCards', pascal: 'GiftCards', snake: 'gift_cards' }

describe('a new feature', () => {
  it('has one name in every layer', () => {
    expect(featureName('gift-cards')).toEqual(giftCards)
    expect(featureName('Gift Cards')).toBeUndefined()
    expect(featureName('../etc')).toBeUndefined()
  })

  it('starts with files that the server can run', () => {
    const files = [...featureFiles(giftCards, 7), ...adminFiles(giftCards)]
    const paths = files.map(({ path }) => path)
    expect(paths).toContain('server/migrations/0007_gift-cards.sql')
    expect(paths).toContain('admin/app/features/gift-cards/words.ts')
    for (const { path, text } of files.filter((file) => file.path.endsWith('.ts')))
      expect(() => stripTypeScriptTypes(text), path).not.toThrow()
  })

  it('gets a line in every list', () => {
    const root = new URL('../../', import.meta.url)
    for (const { path, edit } of featureLists(giftCards)) {
      const text = readFileSync(new URL(path, root), 'utf8')
      expect(edit(text).length, path).toBeGreaterThan(text.length)
      expect(edit(text), path).toMatch(/gift-?cards/i)
    }
  })
})
