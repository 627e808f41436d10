import type { PageFields } from '@first-fashion/contract/content/page'
import { builtInPages, homeSlug, legalPages } from '@first-fashion/contract/content/page-places'
import { endsBeforeStart } from '@first-fashion/contract/content/shown-time'
import type { PageSaving, Publication, StaffPage } from '@first-fashion/contract/content/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { sanitiseHtml } from '../../platform/html.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import {
  deletePageRow,
  insertPage,
  insertVersion,
  pageRow,
  raiseVersion,
  setChecked,
  setShownTime,
  type VersionRow,
  versionsOf,
} from './content.queries.ts'
import { storedSections } from './home/home.service.ts'
import { cachedContent } from './known-content.ts'
import { unknownPlaceholder } from './page-text.rules.ts'
import { losesText, versionNumbered, versionShownAt, withdrawnTime } from './page-versions.rules.ts'
import { unknownPage } from './pages.service.ts'
import { fieldsOf, staffPage } from './pages.staff.view.ts'

/** Other pages cannot be mistaken for those that every store has. */
const reserved: ReadonlySet<string> = new Set([...builtInPages, homeSlug, 'terms', 'privacy', 'new'])

/** Adds an empty page. Refuses with 'content.slug-reserved', 'content.slug-taken' and 'content.placeholder-unknown'. */
export async function addPage(
  shop: Shop,
  session: StaffSession,
  { slug, title }: { readonly slug: string; readonly title: string },
): Promise<StaffPage> {
  if (reserved.has(slug))
    throw new AppError('refused', 'content.slug-reserved', 'This address is kept for a page of every store.')
  const fields = await storedFields(shop, { title, description: '', lead: '', bodyHtml: '' })
  const entry = { action: 'page-add', subject: `page:${slug}`, change: { title } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    if (!(await insertPage(tx, { slug, checkedAt: at, createdAt: at })))
      throw new AppError('conflict', 'content.slug-taken', 'Another page has this address.')
    await insertVersion(tx, versionRow({ slug, number: 1, fields, author: session.name, at }))
  })
  return staffPage(shop, slug)
}

/**
 * Saves a new version. Refuses with 'content.page-unknown', '.changed-meanwhile', '.ends-before-start', '.unchecked',
 * '.page-needed', '.sections-misplaced', '.too-long', '.placeholder-unknown' and '.picture-unknown'.
 */
export async function savePage(
  shop: Shop,
  session: StaffSession,
  slug: string,
  { version, fields, publication }: PageSaving,
): Promise<StaffPage> {
  if ((slug === homeSlug) !== (fields.sections !== undefined))
    throw new AppError(
      'refused',
      'content.sections-misplaced',
      'The home page has sections, other pages a text.',
    )
  const stored = await storedFields(shop, fields)
  const change = { title: stored.title, publication }
  return changed(shop, session, { action: 'page-save', slug, version, change }, async (tx, versions, at) => {
    const number = (versions[0]?.number ?? 0) + 1
    const row = versionRow({ slug, number, fields: stored, author: session.name, at })
    if (publication === null) return insertVersion(tx, row)
    await requireChecked(tx, slug, publication, at)
    const published = { ...row, ...shownTime(publication, at) }
    const { publishedUntil: end } = published
    if (isBuiltIn(slug) && end !== null && versionShownAt([published, ...versions], end) === undefined)
      throw neededPage()
    await insertVersion(tx, published)
    await cachedContent(shop).changed(tx)
  })
}

/** Refuses with 'content.unchecked'. */
async function requireChecked(tx: Db, slug: string, { isChecked }: Publication, at: Date): Promise<void> {
  if ((await pageRow(tx, slug))?.checkedAt !== null) return
  if (legalPages.includes(slug) && !isChecked)
    throw new AppError('refused', 'content.unchecked', 'Please confirm that you have checked this text.')
  await setChecked(tx, slug, at)
}

/** A start that has passed means at once. Refuses with 'content.ends-before-start'. */
function shownTime({ from, until }: Publication, at: Date) {
  const start = Math.max(from ?? 0, at.getTime())
  if (endsBeforeStart({ from: start, until }))
    throw new AppError('refused', 'content.ends-before-start', 'The end has to be later than the start.')
  return { publishedFrom: new Date(start), publishedUntil: until === null ? null : new Date(until) }
}

interface Numbered {
  readonly version: number
  readonly number: number
}

/** Refuses with 'content.page-unknown', '.changed-meanwhile' and '.version-unknown'. */
export const restoreVersion = (
  shop: Shop,
  session: StaffSession,
  slug: string,
  numbered: Numbered,
): Promise<StaffPage> =>
  changedVersion(shop, session, { action: 'page-restore', slug, ...numbered }, (tx, former, versions, at) => {
    const number = (versions[0]?.number ?? 0) + 1
    return insertVersion(tx, versionRow({ slug, number, fields: fieldsOf(former), author: session.name, at }))
  })

/**
 * A version that has begun ends now and keeps its times; one that has not is a draft again. Refuses with
 * 'content.page-unknown', '.changed-meanwhile', '.version-unknown' and '.page-needed'.
 */
export const withdrawVersion = (
  shop: Shop,
  session: StaffSession,
  slug: string,
  numbered: Numbered,
): Promise<StaffPage> =>
  changedVersion(
    shop,
    session,
    { action: 'page-withdraw', slug, ...numbered },
    async (tx, row, versions, at) => {
      const { number } = row
      const others = versions.filter((one) => one.number !== number)
      if (isBuiltIn(slug) && losesText(versions, others, at)) throw neededPage()
      await setShownTime(tx, slug, { number, ...withdrawnTime(row, at) })
      await cachedContent(shop).changed(tx)
    },
  )

/** Refuses with 'content.page-unknown', '.changed-meanwhile' and '.page-needed'. */
export async function deletePage(
  shop: Shop,
  session: StaffSession,
  slug: string,
  version: number,
): Promise<void> {
  if (isBuiltIn(slug)) throw neededPage()
  const entry = { action: 'page-delete', subject: `page:${slug}`, change: {} }
  await recordedChange(shop, session, entry, async (tx) => {
    await requireVersion(tx, slug, version)
    await deletePageRow(tx, slug)
    await cachedContent(shop).changed(tx)
  })
}

interface PageChange extends Pick<Numbered, 'version'> {
  readonly action: string
  readonly slug: string
  readonly change: object
}

async function changed(
  shop: Shop,
  session: StaffSession,
  { action, slug, version, change }: PageChange,
  write: (tx: Db, versions: readonly VersionRow[], at: Date) => Promise<unknown>,
): Promise<StaffPage> {
  await recordedChange(shop, session, { action, subject: `page:${slug}`, change }, async (tx, at) => {
    await requireVersion(tx, slug, version)
    await write(tx, await versionsOf(tx, slug), at)
  })
  return staffPage(shop, slug)
}

const changedVersion = (
  shop: Shop,
  session: StaffSession,
  { number, ...change }: Numbered & Omit<PageChange, 'change'>,
  write: (tx: Db, row: VersionRow, versions: readonly VersionRow[], at: Date) => Promise<unknown>,
): Promise<StaffPage> =>
  changed(shop, session, { ...change, change: { number } }, (tx, versions, at) =>
    write(tx, versionNumbered(versions, number), versions, at),
  )

/** Refuses with 'content.page-unknown' and 'content.changed-meanwhile'. */
async function requireVersion(tx: Db, slug: string, version: number): Promise<void> {
  if (await raiseVersion(tx, slug, version)) return
  throw (await pageRow(tx, slug)) === undefined ? unknownPage() : changedMeanwhile()
}

interface NewVersion extends Pick<VersionRow, 'slug' | 'number' | 'author'> {
  readonly fields: PageFields
  readonly at: Date
}

const versionRow = ({ slug, number, fields, author, at }: NewVersion): VersionRow => ({
  slug,
  number,
  title: fields.title,
  description: fields.description,
  lead: fields.lead,
  bodyHtml: fields.bodyHtml,
  sections: slug === homeSlug ? (fields.sections ?? []) : null,
  author,
  savedAt: at,
  publishedFrom: null,
  publishedUntil: null,
})

/** As the database has it: signs such as '&' are longer there than in the text that was typed. */
const longestBody = 200_000

/** Refuses with 'content.too-long', '.placeholder-unknown', '.ends-before-start' and '.picture-unknown'. */
async function storedFields(shop: Shop, { sections = [], ...fields }: PageFields): Promise<PageFields> {
  const texts = { ...fields, bodyHtml: sanitiseHtml(fields.bodyHtml) }
  if (texts.bodyHtml.length > longestBody)
    throw new AppError('refused', 'content.too-long', 'This text is too long. Please make two pages of it.')
  const unknown = unknownPlaceholder([...Object.values(texts), JSON.stringify(sections)])
  if (unknown !== undefined)
    throw new AppError('refused', 'content.placeholder-unknown', `{{${unknown}}} is not a placeholder.`)
  return { ...texts, sections: await storedSections(shop, sections) }
}

const isBuiltIn = (slug: string): boolean => slug === homeSlug || builtInPages.some((one) => one === slug)

const neededPage = () =>
  new AppError(
    'refused',
    'content.page-needed',
    'Every store needs this page: publish another version first.',
  )
const changedMeanwhile = () =>
  new AppError('conflict', 'content.changed-meanwhile', 'Someone else saved this page first. Load it again.')
