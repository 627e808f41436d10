import type { ProductCard, ProductCollection } from '@first-fashion/contract/catalog/product'
import type { HomeSectionView, HomeView } from '@first-fashion/contract/content/home'
import type { Api } from '../../platform/api.ts'
import { returnDaysOf } from '../return-window/index.ts'

export interface ShownHome extends Shelves {
  /** null if the shop did not answer. */
  readonly home: HomeView | null
  readonly returnDays: number
}

export interface Shelves {
  /** The products of each row, by the ID of its section; null if they could not be loaded. */
  readonly rows: Readonly<Record<string, readonly ProductCard[] | null>>
  readonly collections: readonly ProductCollection[]
}

/** The sections of the home page, with what they show. */
export async function loadHome(call: Api): Promise<ShownHome> {
  const [answer, returnDays] = await Promise.all([call('content.home'), returnDaysOf(call)])
  const home = answer.ok ? answer.value.home : null
  return { home, returnDays, ...(await loadShelves(call, home?.sections ?? [])) }
}

/** What the sections show of the catalogue. */
export async function loadShelves(call: Api, sections: readonly HomeSectionView[]): Promise<Shelves> {
  const [rows, collections] = await Promise.all([
    Promise.all(
      sections.flatMap((section) =>
        section.kind === 'products' ? loadRow(call, section).then((row) => [section.id, row] as const) : [],
      ),
    ),
    sections.some(({ kind }) => kind === 'collections') ? call('catalog.collections') : undefined,
  ])
  return {
    rows: Object.fromEntries(rows),
    collections: collections?.ok ? collections.value.collections : [],
  }
}

type Row = Extract<HomeSectionView, { kind: 'products' }>

async function loadRow(call: Api, { row, collection, count }: Row): Promise<readonly ProductCard[] | null> {
  const query = {
    page: '1',
    size: String(count),
    ...(row === 'best-sellers'
      ? { bestSeller: 'true' as const }
      : row === 'collection'
        ? { collection }
        : {}),
  }
  const answer = await call('catalog.cards', { query })
  return answer.ok ? answer.value.products : null
}

export const isComplete = ({ home, rows }: ShownHome): boolean =>
  home !== null && !Object.values(rows).includes(null)
