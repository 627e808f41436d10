import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { author } from '../members/member.ts'
import { pageInQuery } from '../paging.ts'

const id = z.string().min(1).max(64)
const size = z.string().min(1).max(40)

/** Something that was bought: a product in a colour and size. */
export const wornSku = z.object({
  productId: id,
  variantIndex: z.number().int().min(0).max(100_000),
  size,
})
export type WornSku = z.output<typeof wornSku>

/** The same with what people see of it. */
export const boughtItem = wornSku.extend({
  name: z.string(),
  image: z.string(),
  /** '' for products without colours. */
  color: z.string(),
})
export type BoughtItem = z.output<typeof boughtItem>

/** A look on the page of a product that is worn in it. */
export const wornLook = z.object({
  _id: z.string(),
  title: z.string(),
  image: z.object({ url: z.string(), caption: z.string() }),
  user: author,
  /** What of the product is worn. */
  worn: z.array(z.object({ size: z.string(), color: z.string() })),
  /** Of the author; null if it is not said. */
  heightCm: z.number().int().nullable(),
})
export type WornLook = z.output<typeof wornLook>

/** Looks in what their authors bought. */
export const wornLookCalls = {
  'community.bought-items': defineCall({
    method: 'POST',
    path: '/api/community/bought-items',
    access: 'customer',
    summary: 'Lists what the customer bought and kept, newest first: it can be tied to a look.',
    request: { body: emptyBody },
    response: success({ items: z.array(boughtItem) }),
    refusals: [],
  }),
  'community.worn': defineCall({
    method: 'GET',
    path: '/api/community/worn',
    access: 'everyone',
    // Whatever changes the gallery or its authors may change it too.
    tags: ['community-worn', 'community-gallery'],
    summary:
      'Lists looks of customers who wear a product that they bought, newest first, of one size if asked.',
    request: { query: z.object({ product: id, size: size.optional(), page: pageInQuery }) },
    response: success({
      looks: z.array(wornLook),
      /** All sizes that are worn, with the number of looks. */
      sizes: z.array(z.object({ size: z.string(), looks: z.number().int() })),
      pagination: z.object({ total: z.number().int(), current: z.number().int() }),
    }),
    refusals: [],
  }),
  'community.worn-consent': defineCall({
    method: 'POST',
    path: '/api/community/submission/worn-consent',
    access: 'customer',
    limit: 'profile-changes',
    summary:
      "Agrees that the customer's own look shows on product pages, or takes that back with an empty version.",
    request: {
      body: z.object({
        submissionId: id,
        /** Of the words that were shown. */
        version: z.string().max(20),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['community.submission-unknown', 'community.consent-missing', 'community.blocked'],
  }),
}
