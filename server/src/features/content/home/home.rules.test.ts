import { describe, expect, it } from 'vitest'
import { homeTemplate, homeWords } from '../../../../seeds/pages/home-words.ts'
import { shownSections } from './home.rules.ts'

const shown = (words: typeof homeWords, hasProducts: boolean) =>
  shownSections(words.sections ?? [], { hasProducts })

describe('the home page of a new shop', () => {
  it('has no tiles that lead to a part of an empty collection', () => {
    expect(shown(homeWords, false).map(({ id }) => id)).not.toContain('categories')
    expect(shown(homeWords, true).map(({ id }) => id)).toContain('categories')
  })

  it('has no words of the demonstration', () => {
    expect(JSON.stringify(homeTemplate)).not.toMatch(/First Fashion|Sri Lanka|linen|scenes|24\/7|Exchange/i)
  })
})
