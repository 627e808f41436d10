import { z } from 'zod'
import { designSides } from '../designs/design-document.ts'
import { designLimits, printSides } from '../designs/design-limits.ts'
import { customProductStatuses } from './custom-product-status.ts'

export const customProductLimits = {
  perCustomer: 200,
  priceDollars: 10_000,
  printFiles: 10,
  /** What the partner's designer says about a design: plain values, so many at most. */
  designFacts: 50,
} as const

/** The profit of a new design in US dollars [B9.28]. */
export const defaultProfitDollars = 10

const partnerId = z.number().int().min(1).max(2_147_483_647)
const dollars = z.number().min(0).max(customProductLimits.priceDollars)
const word = z.string().max(200)

/** The design log that a custom product is made of. */
export const madeOfLog = z.object({
  id: z.uuid(),
  /** So many of its entries; a log is only ever added to. */
  entries: z.number().int().min(0).max(2_147_483_647),
})

const selectedOptions = z.object({
  size: word.default(''),
  color: word.default(''),
  material: z.array(word).max(10).default([]),
})

/**
 * A custom product as the designer sends it [B3.49]. Size, colour and costs are the print partner's: what is
 * sent of them is compared.
 */
export const customProductDraft = z.object({
  printfulProductId: partnerId,
  printfulVariantId: partnerId,
  /** The product's title without one. */
  name: z.string().trim().max(designLimits.name).default(''),
  description: z.string().trim().max(designLimits.description).default(''),
  designs: designSides,
  baseCost: dollars,
  sellingPrice: dollars,
  selectedOptions: selectedOptions.prefault({}),
  /** Missing if it was not made in the shop's designer. */
  log: madeOfLog.optional(),
})

/**
 * Whether it can be bought now. 'empty' has nothing to print on it yet; of 'proof-needed' the shopper has not approved
 * the proof of this version.
 */
export const customProductStates = ['ok', 'proof-needed', 'empty', 'sold-out', 'unavailable'] as const

/** A custom product in a list. Costs in US dollars. */
export const customProductItem = z.object({
  _id: z.string(),
  printfulProductId: z.number().int(),
  printfulVariantId: z.number().int(),
  productTitle: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(customProductStatuses),
  state: z.enum(customProductStates),
  /** LKR rupees: the selling price at today's rate. */
  price: z.number(),
  baseCost: z.number(),
  printCost: z.number(),
  profit: z.number(),
  sellingPrice: z.number(),
  selectedOptions,
  colorCode: z.string(),
  /** The first mockup, or the proof, or the product without the design. */
  image: z.string(),
  /** Whether that picture shows the design. */
  isDesignShown: z.boolean(),
  mockups: z.array(z.object({ placement: z.enum(printSides), url: z.string() })),
  /** ms since 1970. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  /** Counts the changes; an update names the one that it was made from. */
  version: z.number().int(),
  /** Null if it was made elsewhere, or when the server did not have all of its log. */
  log: madeOfLog.nullable(),
})

export const customProduct = customProductItem.extend({
  designs: designSides,
  /** The mockups of this version that are being made. */
  mockupTasks: z.array(z.object({ placement: z.enum(printSides), taskKey: z.string() })),
  /** The order whose rejected print this design can mend at no cost: it need not be ordered again. */
  awaitedBy: z.object({ number: z.string() }).nullable(),
})

export type CustomProductDraft = z.output<typeof customProductDraft>
export type CustomProductItem = z.output<typeof customProductItem>
export type CustomProduct = z.output<typeof customProduct>
