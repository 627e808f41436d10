import { describe, expect, it } from 'vitest'
import { losesText, stateOf, versionShownAt, withdrawnTime } from './page-versions.rules.ts'

const day = (nth: number) => new Date(Date.UTC(2026, 11, nth))
const version = (number: number, from?: number, until?: number) => ({
  number,
  publishedFrom: from === undefined ? null : day(from),
  publishedUntil: until === undefined ? null : day(until),
})
const [first, short, later, draft] = [version(1, 1), version(2, 5, 8), version(3, 10), version(4)]
const all = [draft, later, short, first]

it.each([
  [0, undefined],
  [1, 1],
  [5, 2],
  [8, 1],
  [10, 3],
])('on day %i shoppers read version %s: the one that began last, for as long as it lasts', (nth, number) => {
  expect(versionShownAt(all, day(nth))?.number).toBe(number)
})

it('a version is a draft, scheduled, published or a former one', () => {
  expect(all.map((one) => stateOf(one, all, day(6)))).toEqual(['draft', 'scheduled', 'published', 'former'])
})

it('a version that is withdrawn keeps the time that it was shown', () => {
  const none = { publishedFrom: null, publishedUntil: null }
  expect(withdrawnTime(draft, day(6))).toEqual(none)
  expect(withdrawnTime(later, day(6))).toEqual(none)
  expect(withdrawnTime(first, day(6))).toEqual({ publishedFrom: day(1), publishedUntil: day(6) })
  expect(withdrawnTime(short, day(9))).toEqual({ publishedFrom: day(5), publishedUntil: day(8) })
})

describe('a page loses its text', () => {
  it.each([
    ['at once', [first], [], 3, true],
    ['once what stands over it ends', [first, short], [short], 6, true],
    ['never, if another version is shown', [first, later], [later], 11, false],
    ['never, if it had none', [draft], [], 3, false],
    ['never, if what goes is over', [first, short], [first], 9, false],
  ])('%s', (_, before, after, nth, isLost) => {
    expect(losesText(before, after, day(nth))).toBe(isLost)
  })
})
