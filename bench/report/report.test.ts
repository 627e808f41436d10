import { describe, expect, it } from 'vitest'
import { median, medians } from '../figures.ts'
import { measuredPages, pageRows } from '../pages/pages.ts'
import { barTable, sectionText } from './markdown.ts'
import { figuresSection } from './section.ts'

const good = {
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
const measured = (change: Partial<typeof good>) =>
  figuresSection(
    pageRows,
    [home, collection].flatMap((page) =>
      page === undefined ? [] : [{ ...page, figures: { ...good, ...change } }],
    ),
  )

const cellsOf = (line: string) => line.split(/ *\| */).slice(1, 4)

describe('the report of page costs', () => {
  it('shows each figure with its budget', () => {
    const table = sectionText(measured({}))
    expect(table).toMatch(/\| LCP +\| +0\.74 s \(≤ 2\.00 s\) \|/)
    expect(table).toMatch(/\| JavaScript +\| +147 kB \(≤ 150 kB\) \|/)
    expect(barTable([measured({})])).not.toContain('missed')
  })

  it('sets figures that miss their budget in bold and lists them', () => {
    const heavy = measured({ scrolledPictureBytes: 350_001, performance: 94 })
    expect(sectionText(heavy)).toContain('**94** (≥ 95)')
    expect(
      barTable([heavy])
        .match(/^.*missed.*$/gm)
        ?.map(cellsOf),
    ).toEqual([
      ['home: Performance', '94', 'at least 95'],
      ['collection: Performance', '94', 'at least 95'],
      ['collection: pictures to the end', '350 kB', 'at most 350 kB'],
    ])
  })

  it('has a layout shift budget on every page, even on customer pages, which have no scores', () => {
    const pages = measuredPages('linen-shirt')
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(['product', 'orders', 'profile']))
    for (const { bars } of pages) expect(bars.layoutShift).toEqual({ atMost: 0.02 })
    const own = pages.filter(({ isCustomers }) => isCustomers)
    const { performance, accessibility, bestPractices, seo, ...visit } = good
    const orders = figuresSection(
      pageRows,
      own.slice(0, 1).map((page) => ({ ...page, figures: { ...visit, layoutShift: 0.221 } })),
    )
    expect(sectionText(orders)).toMatch(/\| Performance +\| +– \|/)
    expect(barTable([orders])).toMatch(/\| orders: CLS +\| +0\.221 \| at most 0\.020 \| \*\*missed\*\* \|/)
  })

  it('takes the median of several runs, figure by figure', () => {
    const runs = [
      { largestPaintMs: 900, requests: 25 },
      { largestPaintMs: 700, requests: 27 },
      { largestPaintMs: 5000, requests: 26 },
    ]
    expect(medians(runs)).toEqual({ largestPaintMs: 900, requests: 26 })
    expect([median([3, 1]), median([2])]).toEqual([2, 2])
  })
})
