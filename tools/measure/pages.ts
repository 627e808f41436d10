import type { PageFigures } from './figures.ts'

/** A measured page and its budgets. */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Visited by a signed-in customer with two orders. */
  readonly isCustomers: boolean
  /** A selector that matches once the page is complete. */
  readonly shows: string
  readonly bars: Partial<Record<keyof PageFigures, Bar>>
}

export type Bar = { readonly atLeast: number } | { readonly atMost: number }

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

const open = { isCustomers: false, shows: 'h1' }
const own = { isCustomers: true, bars: everywhere }

/** The cart is complete once it is known to be empty. Cart and login ask search engines not to index them, which Lighthouse counts against their SEO. */
export const measuredPages = (productSlug: string): readonly MeasuredPage[] => [
  { ...open, name: 'home', path: '/', bars: firstVisit },
  {
    ...open,
    name: 'collection',
    path: '/collection',
    bars: { ...firstVisit, pictureBytes: { atMost: 350_000 }, scrolledPictureBytes: { atMost: 350_000 } },
  },
  { ...open, name: 'product', path: `/product/${productSlug}`, bars: firstVisit },
  { ...open, name: 'cart', path: '/cart', shows: 'text=Items you add stay here', bars: strangers },
  { ...open, name: 'login', path: '/login', bars: strangers },
  { ...own, name: 'orders', path: '/orders', shows: 'main article' },
  { ...own, name: 'profile', path: '/profile', shows: 'role=heading[name="Saved addresses"]' },
]

export const meets = (bar: Bar | undefined, value: number | undefined): boolean =>
  bar === undefined ||
  (value !== undefined && ('atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost))
