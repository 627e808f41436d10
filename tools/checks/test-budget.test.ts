import { describe, expect, it } from 'vitest'
import { overBudget } from './test-budget.ts'

const journeys = (count: number) => [
  { file: 'testing/journeys/buying.spec.ts', text: "test('somebody buys', async () => {})\n".repeat(count) },
]
const ownShops = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    file: `server/src/${nth}.api.test.ts`,
    text: 'const world = useOwnShop()',
  }))

describe('the budget of dear tests', () => {
  it('is kept by a few', () => {
    expect(overBudget([...journeys(100), ...ownShops(100)])).toEqual([])
  })

  it('says what there is too much of', () => {
    expect(overBudget(journeys(1000))).toEqual([
      expect.stringMatching(/^journeys: 1000, at most \d+\. Prove it lower, or retire one\.$/),
    ])
    expect(overBudget(ownShops(1000))).toEqual([expect.stringMatching(/^API test files .*: 1000, at most/)])
  })
})
