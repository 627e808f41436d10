import { z } from 'zod'
import { homeSections } from './home.ts'

/** The part of a page's address that is its own, such as 'size-guide'. */
export const pageSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A page as staff write it. All texts may have placeholders such as '{{store}}'. */
export const pageFields = z.object({
  title: z.string().trim().min(1).max(120),
  /** For search engines. */
  description: z.string().trim().max(300),
  /** What stands below the title. */
  lead: z.string().trim().max(600),
  /** HTML; the server keeps text tags. */
  bodyHtml: z.string().max(100_000),
  /** Of the home page only. */
  sections: homeSections.optional(),
})
export type PageFields = z.output<typeof pageFields>

const part = z.object({ title: z.string(), html: z.string() })

/** A page as shoppers read it: sanitised and filled. */
export const page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  sections: z.array(
    part.extend({
      /** What links to the section name, such as 'returns-and-exchanges'; '' of a text before the first heading. */
      id: z.string(),
      /** What stands under headings of the next level. */
      points: z.array(part),
    }),
  ),
  /** When this text was published, in ms since 1970. */
  changedAt: z.number(),
})
export type Page = z.output<typeof page>
