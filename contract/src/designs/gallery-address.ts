import { printCategoryIds } from './print-catalog.ts'

/** What of the gallery is shown; undefined stands for all categories. */
export interface GalleryState {
  readonly category: (typeof printCategoryIds)[number] | undefined
  readonly page: number
}

/** Reads an address; what it makes no sense of is left out. */
export function readGalleryState(query: URLSearchParams): GalleryState {
  const page = Number(query.get('page'))
  return {
    category: printCategoryIds.find((id) => String(id) === query.get('category')),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

/** The state as a query, without default values. */
export function galleryQuery({ category, page }: GalleryState): string {
  const query = new URLSearchParams(category === undefined ? {} : { category: String(category) })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
