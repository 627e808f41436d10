import { z } from 'zod'
import { moment } from './shown-time.ts'

/** What an announcement is laid on: colours of the theme. */
export const announcementColours = ['ink', 'leaf', 'sand'] as const

/** True of a page of the store, such as '/pages/size-guide'; what browsers read as another host is none. */
export const isStorePath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text)

/** A page of the store or a secure address elsewhere. */
export const linkAddress = z
  .string()
  .trim()
  .max(300)
  .refine((text) => isStorePath(text) || isSecureAddress(text))

/** How many links there are at most. */
export const frameLimits = { menuLinks: 8, columnLinks: 12 } as const

const frameLink = z.object({ label: z.string().trim().min(1).max(40), to: linkAddress })
export type FrameLink = z.output<typeof frameLink>

const footerColumn = z.object({
  title: z.string().trim().min(1).max(40),
  links: z.array(frameLink).max(frameLimits.columnLinks),
})
export type FooterColumn = z.output<typeof footerColumn>

const colour = z.enum(announcementColours)

/** What stands around each page, as staff set it. */
export const frameFields = z.object({
  /** The links of the header and of a phone's menu. */
  menu: z.array(frameLink).min(1).max(frameLimits.menuLinks),
  /** A sentence under the name in the footer; '' for none. */
  line: z.string().trim().max(160),
  /** Its two columns. */
  footer: z.tuple([footerColumn, footerColumn]),
  announcement: z.object({
    /** '' for none. */
    text: z.string().trim().max(160),
    /** '' for none. */
    to: z.union([z.literal(''), linkAddress]),
    /** ms since 1970; null for from now on. */
    from: moment.nullable(),
    /** null for no end. */
    until: moment.nullable(),
    colour,
  }),
})
export type FrameFields = z.output<typeof frameFields>

/** What stands around each page now. */
export const frameView = z.object({
  menu: z.array(frameLink),
  line: z.string(),
  footer: z.array(footerColumn),
  announcement: z.object({ text: z.string(), to: z.string(), colour }).nullable(),
  /** Where the pages are that every store has, such as '/privacy-policy', if they are published. */
  pages: z.array(z.string()),
})
export type FrameView = z.output<typeof frameView>

function isSecureAddress(text: string): boolean {
  const address = URL.parse(text)
  return (
    address !== null &&
    address.protocol === 'https:' &&
    address.username === '' &&
    address.hostname.includes('.')
  )
}
