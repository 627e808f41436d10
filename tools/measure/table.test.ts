import { describe, expect, it } from 'vitest'
import { medians, type PageFigures } from './figures.ts'
import { measuredPages } from './pages.ts'
import { misses, tableOf } from './table.ts'

const good: PageFigures = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 740,
  layoutShift: 0.005,
  programBytes: 147_400,
  pictureBytes: 79_000,
  scrolledPictureBytes: 116_000,
  allBytes: 311_000,
  requests: 25,
}
const [home, collection] = measuredPages('linen-shirt')
const measured = (change: Partial<PageFigures>) =>
  [home, collection].flatMap((page) =>
    page === undefined ? [] : [{ page, figures: { ...good, ...change } }],
  )

describe('the table of page costs', () => {
  it('shows each figure with its budget', () => {
    const table = tableOf(measured({}))
    expect(table).toMatch(/\| LCP +\| +0\.74 s \(≤ 2\.00 s\) \|/)
    expect(table).toMatch(/\| JavaScript +\| +147 kB \(≤ 150 kB\) \|/)
    expect(misses(measured({}))).toEqual([])
  })

  it('sets figures that miss their budget in bold and lists them', () => {
    const heavy = measured({ scrolledPictureBytes: 350_001, performance: 94 })
    expect(tableOf(heavy)).toContain('**94** (≥ 95)')
    expect(misses(heavy)).toEqual([
      'home: Performance 94, bar ≥ 95',
      'collection: Performance 94, bar ≥ 95',
      'collection: pictures to the end 350 kB, bar ≤ 350 kB',
    ])
  })

  it('has a layout shift budget on every page, even on customer pages, which have no scores', () => {
    const pages = measuredPages('linen-shirt')
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(['product', 'orders', 'profile']))
    for (const { bars } of pages) expect(bars.layoutShift).toEqual({ atMost: 0.02 })
    const own = pages.filter(({ isCustomers }) => isCustomers)
    const { performance, accessibility, bestPractices, seo, ...visit } = good
    const orders = own.slice(0, 1).map((page) => ({ page, figures: { ...visit, layoutShift: 0.221 } }))
    expect(tableOf(orders)).toMatch(/\| Performance +\| +– \|/)
    expect(misses(orders)).toEqual(['orders: CLS 0.221, bar ≤ 0.020'])
  })

  it('takes the median of several runs, figure by figure', () => {
    const runs = [
      { largestPaintMs: 900, requests: 25 },
      { largestPaintMs: 700, requests: 27 },
      { largestPaintMs: 5000, requests: 26 },
    ]
    expect(medians(runs)).toEqual({ largestPaintMs: 900, requests: 26 })
  })
})
