import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { frameFields } from './frame.ts'
import { homeView } from './home.ts'
import { page, pageFields, pageSlug } from './page.ts'
import { moment } from './shown-time.ts'

const params = z.object({ slug: pageSlug })
/** 0 is the newest version. */
const numberInPath = z.coerce.number().int().min(0).max(1_000_000)

/** Whether shoppers see a version: not yet, from a time on, now, or no longer. */
export const versionStates = ['draft', 'scheduled', 'published', 'former'] as const
export type VersionState = (typeof versionStates)[number]

const version = { version: z.number().int().min(1) }
const numbered = z.object({ ...version, number: z.number().int().min(1) })

export const pageVersion = z.object({
  number: z.number().int(),
  title: z.string(),
  /** '' of what came with the shop. */
  author: z.string(),
  savedAt: z.number(),
  publishedFrom: z.number().nullable(),
  publishedUntil: z.number().nullable(),
  state: z.enum(versionStates),
})
export type PageVersion = z.output<typeof pageVersion>

const summary = z.object({
  slug: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  /** A template that nobody has checked and published yet. */
  isUnchecked: z.boolean(),
  /** The newest version's time. */
  savedAt: z.number(),
})
export type StaffPageSummary = z.output<typeof summary>

const staffPage = summary.extend({
  ...version,
  /** The newest version. */
  fields: pageFields,
  /** All versions, newest first. */
  versions: z.array(pageVersion),
})
export type StaffPage = z.output<typeof staffPage>

const publication = z.object({
  /** ms since 1970; null for at once. */
  from: moment.nullable(),
  /** null for no end. */
  until: moment.nullable(),
  /** Whether somebody has checked the text; needed for the first publication of a legal page. */
  isChecked: z.boolean(),
})
export type Publication = z.output<typeof publication>

const pageSaving = z.object({
  ...version,
  fields: pageFields,
  /** null for a draft. */
  publication: publication.nullable(),
})
export type PageSaving = z.output<typeof pageSaving>

const changed = success({ page: staffPage, message: z.string() })
const conflict = ['content.page-unknown', 'content.changed-meanwhile'] as const
const owned = { access: 'staff', permission: 'content.change' } as const

const frameVersion = z.number().int().min(0)
const storedFrame = success({ frame: frameFields, version: frameVersion })

/** What the owner writes, as staff write it. */
export const staffContentCalls = {
  'staff.frame': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/frame',
    summary: 'Returns what stands around each page of the store.',
    request: {},
    response: storedFrame,
    refusals: [],
  }),
  'staff.frame-set': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/frame',
    summary: 'Sets the links of the footer and the announcement.',
    request: { body: z.object({ frame: frameFields, version: frameVersion }) },
    response: storedFrame.extend({ message: z.string() }),
    refusals: ['content.changed-meanwhile', 'content.ends-before-start'],
  }),
  'staff.pages': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/pages',
    summary: 'Lists the pages of the store.',
    request: {},
    response: success({ pages: z.array(summary) }),
    refusals: [],
  }),
  'staff.page': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/pages/:slug',
    summary: 'Returns a page with its newest text and all versions.',
    request: { params },
    response: success({ page: staffPage }),
    refusals: ['content.page-unknown'],
  }),
  'staff.page-add': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/pages',
    summary: 'Adds a page as a draft.',
    request: { body: z.object({ slug: pageSlug, title: pageFields.shape.title }) },
    response: changed,
    refusals: ['content.slug-taken', 'content.slug-reserved', 'content.placeholder-unknown'],
  }),
  'staff.page-save': defineCall({
    ...owned,
    method: 'PUT',
    path: '/api/admin/pages/:slug',
    summary: 'Saves a new version of a page: a draft, or one that is published now or at a time.',
    request: { params, body: pageSaving },
    response: changed,
    refusals: [
      ...conflict,
      'content.ends-before-start',
      'content.unchecked',
      'content.page-needed',
      'content.sections-misplaced',
      'content.too-long',
      'content.placeholder-unknown',
      'content.picture-unknown',
    ],
  }),
  'staff.page-restore': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/pages/:slug/restore',
    summary: 'Makes a former version the newest one again, as a draft.',
    request: { params, body: numbered },
    response: changed,
    refusals: [...conflict, 'content.version-unknown'],
  }),
  'staff.page-withdraw': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/pages/:slug/withdraw',
    summary: 'Takes back a version that is published or scheduled; the one before it is shown again.',
    request: { params, body: numbered },
    response: changed,
    refusals: [...conflict, 'content.version-unknown', 'content.page-needed'],
  }),
  'staff.page-delete': defineCall({
    ...owned,
    method: 'DELETE',
    path: '/api/admin/pages/:slug',
    summary: 'Deletes a page with all its versions. Pages that every store has stay.',
    request: { params, query: z.object({ version: z.coerce.number().int().min(1) }) },
    response: success({ message: z.string() }),
    refusals: [...conflict, 'content.page-needed'],
  }),
  'content.page-preview': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/pages/:slug/versions/:number',
    summary: 'Returns a version of a page as shoppers would read it; number 0 is the newest one.',
    request: { params: params.extend({ number: numberInPath }) },
    response: success({ page, state: z.enum(versionStates) }),
    refusals: ['content.page-unknown', 'content.version-unknown'],
  }),
  'content.home-preview': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/home/versions/:number',
    summary:
      'Returns a version of the home page as shoppers would see it, a scheduled one as at its start; number 0 is the newest one.',
    request: { params: z.object({ number: numberInPath }) },
    response: success({
      home: homeView,
      state: z.enum(versionStates),
      /** The sections whose time it is not, now or when a scheduled version begins. */
      notDue: z.array(z.object({ id: z.string(), from: moment.nullable(), until: moment.nullable() })),
    }),
    refusals: ['content.version-unknown'],
  }),
  'staff.content-picture-add': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/content/pictures',
    limit: 'uploads',
    summary: 'Uploads a picture for the home page. Whatever is saved with its address shows it.',
    request: { file: 'picture' },
    response: success({
      picture: z.object({ address: z.string(), width: z.number().int(), height: z.number().int() }),
    }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'media.unavailable',
    ],
  }),
}
