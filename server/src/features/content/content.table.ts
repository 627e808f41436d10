import type { FrameFields } from '@first-fashion/contract/content/frame'
import type { HomeSection } from '@first-fashion/contract/content/home'
import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const contentPages = pgTable('content_pages', {
  slug: text().primaryKey(),
  version: integer().notNull().default(1),
  /** null of templates that nobody has checked and published yet. */
  checkedAt: moment('checked_at'),
  createdAt: moment('created_at').notNull(),
})

export const contentPageVersions = pgTable(
  'content_page_versions',
  {
    slug: text().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    lead: text().notNull(),
    bodyHtml: text('body_html').notNull(),
    /** null of pages of text. */
    sections: jsonb().$type<HomeSection[]>(),
    /** '' of what came with the shop. */
    author: text().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** null of drafts; in the future of those that are scheduled. */
    publishedFrom: moment('published_from'),
    publishedUntil: moment('published_until'),
  },
  (table) => [primaryKey({ columns: [table.slug, table.number] })],
)

/** Pictures that were uploaded for sections. */
export const contentUploads = pgTable('content_uploads', { id: uuid().primaryKey() })

export const contentFrame = pgTable('content_frame', {
  id: smallint().primaryKey(),
  line: text().notNull().default(''),
  /** null of these three: as the shop comes. */
  menu: jsonb().$type<FrameFields['menu']>(),
  footer: jsonb().$type<FrameFields['footer']>(),
  announcement: jsonb().$type<FrameFields['announcement']>(),
  version: integer().notNull().default(0),
})
