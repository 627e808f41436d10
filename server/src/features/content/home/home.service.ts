import { type HomeSection, type HomeView, storedHomeSections } from '@first-fashion/contract/content/home'
import { homeSlug } from '@first-fashion/contract/content/page-places'
import { endsBeforeStart, type ShownTimes } from '@first-fashion/contract/content/shown-time'
import type { VersionState } from '@first-fashion/contract/content/staff-calls'
import { AppError } from '../../../platform/errors.ts'
import { sanitiseHtml } from '../../../platform/html.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload, nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { publishedProducts } from '../../catalog/index.ts'
import { shownVersion, type VersionRow, versionsOf } from '../content.queries.ts'
import { currentFacts } from '../known-content.ts'
import { fillHtml, fillText } from '../page-text.rules.ts'
import { stateOf, versionNumbered } from '../page-versions.rules.ts'
import { insertUpload, knownUploads } from './home.queries.ts'
import { filledSection, sectionsAt, shownSections } from './home.rules.ts'

/** Throws if the shop was never prepared: every shop has a home page. */
export async function currentHome(shop: Shop): Promise<HomeView> {
  const row = await shownVersion(shop.database.db, homeSlug, shop.clock.now())
  if (row === undefined) throw new Error('the home page is missing')
  const { due } = sectionsAt(await shownSectionsOf(shop, row), shop.clock.now())
  return toHomeView(shop, row, due)
}

/** A version at its start or now, with the sections whose time it is not. */
interface HomePreview {
  readonly home: HomeView
  readonly state: VersionState
  readonly notDue: (Pick<HomeSection, 'id'> & ShownTimes)[]
}

/** Number 0 is the newest version. Refuses with 'content.version-unknown'. */
export async function previewHome(shop: Shop, number: number): Promise<HomePreview> {
  const versions = await versionsOf(shop.database.db, homeSlug)
  const row = versionNumbered(versions, number === 0 ? (versions[0]?.number ?? 0) : number)
  const now = shop.clock.now()
  const sections = await shownSectionsOf(shop, row)
  const { notDue } = sectionsAt(
    sections,
    new Date(Math.max(now.getTime(), row.publishedFrom?.getTime() ?? 0)),
  )
  return {
    home: toHomeView(shop, row, sections),
    state: stateOf(row, versions, now),
    notDue: notDue.map(({ id, from, until }) => ({ id, from, until })),
  }
}

const shownSectionsOf = async ({ database }: Shop, { sections }: VersionRow): Promise<HomeSection[]> =>
  shownSections(storedHomeSections.parse(sections ?? []), {
    hasProducts: (await publishedProducts(database.db)) > 0,
  })

function toHomeView(shop: Shop, row: VersionRow, sections: readonly HomeSection[]): HomeView {
  const facts = currentFacts(shop)
  return {
    title: fillText(row.title, facts),
    description: fillText(row.description, facts),
    sections: sections.map((section) =>
      filledSection(section, {
        text: (text) => fillText(text, facts),
        html: (html) => fillHtml(sanitiseHtml(html), facts),
      }),
    ),
  }
}

/** The sections as they are stored. Refuses with 'content.ends-before-start' and 'content.picture-unknown'. */
export async function storedSections(shop: Shop, sections: readonly HomeSection[]): Promise<HomeSection[]> {
  if (sections.some(endsBeforeStart))
    throw new AppError('refused', 'content.ends-before-start', 'The end has to be later than the start.')
  const names = uploadsIn(sections)
  const known = await knownUploads(shop.database.db, names.filter(isUuid))
  if (!names.every((name) => known.includes(name)))
    throw new AppError('refused', 'content.picture-unknown', 'A picture was not found. Please add it again.')
  return sections.map((section) =>
    section.kind === 'text' ? { ...section, html: sanitiseHtml(section.html) } : section,
  )
}

const uploadsIn = (sections: readonly HomeSection[]): string[] =>
  sections
    .flatMap((section) =>
      section.kind === 'tiles'
        ? section.tiles.map(({ picture }) => picture)
        : 'picture' in section
          ? [section.picture]
          : [],
    )
    .map((picture) => nameOfUpload(picture?.address ?? ''))
    .filter((name) => name !== '')

/** px; whole, in its own proportions. */
const shape = { kind: 'content-picture', width: 1600, height: 1600, fit: 'whole' } as const

/** Refuses what is no picture. Nobody sees it before a section is saved with it. */
export async function addContentPicture({ database, uploads }: Shop, file: Buffer) {
  const { width, height } = await uploads.measure(file)
  const share = Math.min(1, shape.width / width, shape.height / height)
  const stored = (side: number) => Math.max(1, Math.round(side * share))
  const name = await uploads.keep(file, shape)
  try {
    await insertUpload(database.db, name)
  } catch (error) {
    await uploads.discard(name)
    throw error
  }
  return { address: addressOfUpload(name, 960), width: stored(width), height: stored(height) }
}
