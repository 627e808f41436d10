import { z } from 'zod'
import { linkAddress } from './frame.ts'
import { moment } from './shown-time.ts'

const text = (longest: number) => z.string().trim().max(longest)

/** A picture of the shop or an upload, with its size in px: its place is kept while it loads. */
const picture = z.object({
  address: z.string().regex(/^\/media\/(?:scenes\/[a-z0-9-]{1,40}|uploads\/[0-9a-f-]{36})\/960\.webp$/),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
})
export type HomePicture = z.output<typeof picture>

/** '' for none. */
const link = z.union([z.literal(''), linkAddress])
const heading = { title: text(120), text: text(400) }
const leading = { ...heading, button: text(40), to: link, picture: picture.nullable() }

export const productRows = ['latest', 'best-sellers', 'collection'] as const
export const policyIcons = ['exchange', 'return', 'support', 'delivery', 'payment'] as const

/** What a section shows, by its kind. Texts may have placeholders such as '{{store}}'. */
const hero = z.object({ kind: z.literal('hero'), over: text(60), ...leading })
const tiles = z.object({
  kind: z.literal('tiles'),
  /** Its name for who cannot see it. */
  title: text(120),
  tiles: z.array(z.object({ label: text(40), to: link, picture: picture.nullable() })).max(8),
})
const products = z.object({
  kind: z.literal('products'),
  ...heading,
  row: z.enum(productRows),
  /** The ID of the collection, if it shows one. */
  collection: text(40),
  count: z.number().int().min(1).max(24),
})
const collections = z.object({ kind: z.literal('collections'), ...heading })
const banner = z.object({ kind: z.literal('banner'), ...leading })
/** `html`: the server keeps text tags. */
const words = z.object({ kind: z.literal('text'), title: text(120), html: z.string().max(20_000) })
/** Its text: what subscribers get, and how often; '' for words that promise no frequency. */
const newsletter = z.object({ kind: z.literal('newsletter'), text: text(200).default('') })
const policies = z.object({
  kind: z.literal('policies'),
  policies: z.array(z.object({ icon: z.enum(policyIcons), title: text(60), text: text(200) })).max(6),
})

const place = {
  /** Names the section within its page. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
}
const times = {
  isOn: z.boolean(),
  /** ms since 1970; null for as soon as the page is published. */
  from: moment.nullable(),
  /** null for no end. */
  until: moment.nullable(),
}

/** A section as staff write it. */
const homeSection = z.discriminatedUnion('kind', [
  hero.extend({ ...place, ...times }),
  tiles.extend({ ...place, ...times }),
  products.extend({ ...place, ...times }),
  collections.extend({ ...place, ...times }),
  banner.extend({ ...place, ...times }),
  words.extend({ ...place, ...times }),
  newsletter.extend({ ...place, ...times }),
  policies.extend({ ...place, ...times }),
])
export type HomeSection = z.output<typeof homeSection>

/** The sections of the home page as they are stored, in their order. */
export const storedHomeSections = z.array(homeSection).max(24)

/** As staff may save them: each ID once, and a row of a collection says which. */
export const homeSections = storedHomeSections
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length)
  .refine((sections) => sections.every((section) => !lacksCollection(section)))

/** True of a row of products that shows a collection and does not say which. */
export const lacksCollection = (section: HomeSection): boolean =>
  section.kind === 'products' && section.row === 'collection' && section.collection === ''

/** A section as shoppers see it: filled and sanitised. */
const sectionView = z.discriminatedUnion('kind', [
  hero.extend(place),
  tiles.extend(place),
  products.extend(place),
  collections.extend(place),
  banner.extend(place),
  words.extend(place),
  newsletter.extend(place),
  policies.extend(place),
])
export type HomeSectionView = z.output<typeof sectionView>

/** The home page as shoppers see it: the sections that are on, at their time, and have something to show. */
export const homeView = z.object({
  title: z.string(),
  /** For search engines. */
  description: z.string(),
  sections: z.array(sectionView),
})
export type HomeView = z.output<typeof homeView>
