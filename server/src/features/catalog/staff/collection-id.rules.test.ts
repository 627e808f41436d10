import { expect, it } from 'vitest'
import { collectionIdOf } from './collection-id.rules.ts'

const none = new Set<string>()

it.each([
  ['Wax Room', 'wax-room'],
  ['Été à la plage', 'ete-a-la-plage'],
  ['  2027: Night & Day! ', 'night-day'],
  ['2027', 'collection'],
  ['අත්යන්ත්‍ර', 'atyntr'],
  ['Łódź', 'lodz'],
  [`${'Long '.repeat(20)}`, 'long-long-long-long-long-long-long-lo'],
])('%s stands at %s', (name, id) => {
  expect(collectionIdOf(name, none)).toBe(id)
  expect(id).toMatch(/^[a-z][a-z-]{0,39}$/)
})

it('is another one where that is taken', () => {
  expect(collectionIdOf('Surf', new Set(['surf']))).toBe('surf-b')
  expect(collectionIdOf('Surf 2', new Set(['surf', 'surf-b']))).toBe('surf-c')
})
