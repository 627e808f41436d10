import { expect, it } from 'vitest'
import { ownCounts, playwrightCounts, vitestCounts } from './part.ts'

it('the counts of a part are read from the closing lines of its tool', () => {
  expect(vitestCounts('  Test Files  1 passed\n      Tests  2 failed | 82 passed (84)')).toEqual({
    passed: 82,
    failed: 2,
  })
  expect(playwrightCounts('  7 failed\n  930 passed (42.0m)')).toEqual({ passed: 930, failed: 7 })
  expect(ownCounts('FAILED journeys (930 passed, 7 failed, 9 s)\n\n930 passed, 7 failed\n')).toEqual({
    passed: 930,
    failed: 7,
  })
  expect(ownCounts('nothing')).toBeUndefined()
})
