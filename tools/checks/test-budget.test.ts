import { describe, expect, it } from 'vitest'
import { listedTests, overBudget } from './test-budget.ts'

const ownShops = (count: number, text = 'const test = useOwnShop()') =>
  Array.from({ length: count }, (_, nth) => ({ file: `server/src/${nth}.api.test.ts`, text }))

describe('the budget of dear tests', () => {
  it('is kept by a few', () => {
    expect(overBudget({ journeys: 100, apiFiles: ownShops(100) })).toEqual([])
  })

  it('says what there is too much of', () => {
    expect(overBudget({ journeys: 1000, apiFiles: [] })).toEqual([
      expect.stringMatching(/^journeys: 1000, at most \d+\. Prove it lower, or retire one\.$/),
    ])
    for (const text of ['const test = useOwnShop()', 'const test = usePrintShop()'])
      expect(overBudget({ journeys: 0, apiFiles: ownShops(1000, text) })).toEqual([
        expect.stringMatching(/^API test files .*: 1000, at most/),
      ])
    expect(overBudget({ journeys: 0, apiFiles: ownShops(1000, 'const test = useTestShop()') })).toEqual([])
  })

  it('counts what Playwright lists', () => {
    expect(listedTests('Listing tests:\n  [phone] › a.spec.ts:1:1 › a\nTotal: 87 tests in 51 files\n')).toBe(
      87,
    )
    expect(() => listedTests('Error: no config')).toThrow('lists no tests')
  })
})
