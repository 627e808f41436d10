import { expect, it } from 'vitest'
import { searchText } from './search-text.ts'

it.each([
  ['Ｌｉｎｅｎ　Ｓｈｉｒｔ', 'linen shirt'],
  ['wrap\u2011around wrap–around wrap−around', 'wrap-around wrap-around wrap-around'],
  ['Cafe\u0301 \u00A0 Noir', 'caf\u00e9 noir'],
  ['Amaya’s', "amaya's"],
  ['ශ්\u200Dරී', 'ශ්රී'],
  ['ｼｬﾂ', 'シャツ'],
])('%s is searched as %s', (text, compared) => {
  expect(searchText(text)).toBe(compared)
})
