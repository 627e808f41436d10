import type { PageFigures } from './figures.ts'

/** A page that is measured, and the bars of what is measured there. */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly bars: Partial<Record<keyof PageFigures, Bar>>
}

export type Bar = { readonly atLeast: number } | { readonly atMost: number }

const everywhere: MeasuredPage['bars'] = {
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  layoutShift: { atMost: 0.02 },
}
const firstVisit: MeasuredPage['bars'] = {
  ...everywhere,
  performance: { atLeast: 95 },
  seo: { atLeast: 100 },
  largestPaintMs: { atMost: 2000 },
  programBytes: { atMost: 150_000 },
}

/** Cart and login are not for search engines: they say so, and Lighthouse counts it against them. */
export const measuredPages = (productSlug: string): readonly MeasuredPage[] => [
  { name: 'home', path: '/', bars: firstVisit },
  {
    name: 'collection',
    path: '/collection',
    bars: { ...firstVisit, pictureBytes: { atMost: 350_000 }, scrolledPictureBytes: { atMost: 350_000 } },
  },
  { name: 'product', path: `/product/${productSlug}`, bars: firstVisit },
  { name: 'cart', path: '/cart', bars: everywhere },
  { name: 'login', path: '/login', bars: everywhere },
]

export const meets = (bar: Bar | undefined, value: number): boolean =>
  bar === undefined || ('atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost)
