import { medians } from '../figures.ts'
import { type Bar, type FigureRow, figuresSection, type Section } from '../report/section.ts'
import type { Stand } from '../stand.ts'
import { openVisitedShop } from './browser.ts'
import { ensureLighthouse, type Scores, scoresOf } from './lighthouse.ts'
import { type VisitFigures, visit, warm } from './visit.ts'

type Key = keyof Scores | keyof VisitFigures

/** A measured page and its budgets. */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Visited by a signed-in customer with two orders. Lighthouse cannot sign in, so it has no scores. */
  readonly isCustomers: boolean
  /** A selector that matches once the page is complete. */
  readonly shows: string
  readonly bars: Readonly<Partial<Record<Key, Bar>>>
}

const everywhere: MeasuredPage['bars'] = { layoutShift: { atMost: 0.02 } }
const strangers: MeasuredPage['bars'] = {
  ...everywhere,
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
}
const firstVisit: MeasuredPage['bars'] = {
  ...strangers,
  performance: { atLeast: 95 },
  seo: { atLeast: 100 },
  largestPaintMs: { atMost: 2000 },
  programBytes: { atMost: 150_000 },
}
const collectionBars: MeasuredPage['bars'] = {
  ...firstVisit,
  pictureBytes: { atMost: 350_000 },
  scrolledPictureBytes: { atMost: 350_000 },
}

const open = { isCustomers: false, shows: 'h1' }
const own = { isCustomers: true, bars: everywhere }

/** The cart is complete once it is known to be empty. Cart and login ask search engines not to index them, which Lighthouse counts against their SEO. */
export const measuredPages = (productSlug: string): readonly MeasuredPage[] => [
  { ...open, name: 'home', path: '/', bars: firstVisit },
  { ...open, name: 'collection', path: '/collection', bars: collectionBars },
  { ...open, name: 'product', path: `/product/${productSlug}`, bars: firstVisit },
  { ...open, name: 'cart', path: '/cart', shows: 'text=Items you add stay here', bars: strangers },
  { ...open, name: 'login', path: '/login', bars: strangers },
  { ...own, name: 'orders', path: '/orders', shows: 'main article' },
  { ...own, name: 'profile', path: '/profile', shows: 'role=heading[name="Saved addresses"]' },
]

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** What is measured of a page. */
export const pageRows: readonly FigureRow<Key>[] = [
  { of: 'performance', title: 'Performance', show: String },
  { of: 'accessibility', title: 'Accessibility', show: String },
  { of: 'bestPractices', title: 'Best Practices', show: String },
  { of: 'seo', title: 'SEO', show: String },
  { of: 'largestPaintMs', title: 'LCP', show: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { of: 'layoutShift', title: 'CLS', show: (shift) => shift.toFixed(3) },
  { of: 'programBytes', title: 'JavaScript', show: kilobytes },
  { of: 'pictureBytes', title: 'pictures', show: kilobytes },
  { of: 'scrolledPictureBytes', title: 'pictures to the end', show: kilobytes },
  { of: 'allBytes', title: 'all', show: kilobytes },
  { of: 'requests', title: 'requests', show: (count) => count.toFixed(0) },
]

/** Measures pages as first visits on a throttled phone, and with Lighthouse. */
export async function* runPages(stand: Stand, names: readonly string[]): AsyncGenerator<Section> {
  const { options, tell } = stand
  ensureLighthouse(tell)
  const { origin, browser, newestSlug, token } = await openVisitedShop(stand)
  const pages = measuredPages(newestSlug)
    .filter(({ name }) => names.includes(`pages-${name}`))
    .map((page) => ({
      ...{ ...page, address: `${origin}${page.path}` },
      token: page.isCustomers ? token : undefined,
    }))
  tell('Having the pictures drawn ...')
  await warm(browser, pages)
  const columns = []
  try {
    for (const page of pages) {
      tell(`Measuring ${page.name} ...`)
      const visits: VisitFigures[] = []
      for (let round = 0; round < options.rounds; round++) visits.push(await visit(browser, page))
      const scores = page.isCustomers ? {} : await scoresOf(page.address, page.name, options.rounds)
      columns.push({ name: page.name, bars: page.bars, figures: { ...scores, ...medians(visits) } })
    }
  } finally {
    if (columns.length > 0) yield figuresSection(pageRows, columns)
  }
}
