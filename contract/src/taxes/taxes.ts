import { z } from 'zod'

/** How prices and taxes go together: without taxes, prices that include them, or taxes that the checkout adds. */
export const taxModes = ['off', 'included', 'added'] as const
export type TaxMode = (typeof taxModes)[number]

/** What a product is taxed as. Nothing is charged on 'zero'; without a reduced rate a country's standard one counts. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const
export type TaxClass = (typeof taxClasses)[number]

/** A percentage with at most two decimals. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((typed) => Number.isInteger(Number((typed * 100).toFixed(6))), 'At most two decimals')

export const taxRate = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  taxClass: z.enum(['standard', 'reduced']),
  /** As documents call it, for example 'VAT'. */
  name: z.string().trim().min(1).max(20),
  percent,
})
export type TaxRate = z.output<typeof taxRate>

const keyOf = ({ countryCode, taxClass }: Pick<TaxRate, 'countryCode' | 'taxClass'>): string =>
  `${countryCode} ${taxClass}`

/** The taxes of the shop: one rate for each country and class. */
export const taxSettings = z.object({
  mode: z.enum(taxModes),
  rates: z
    .array(taxRate)
    .max(500)
    .refine(
      (rates) => new Set(rates.map(keyOf)).size === rates.length,
      'One rate for each country and class',
    ),
})
export type TaxSettings = z.output<typeof taxSettings>

/** A tax of an order with what it is charged on: net + tax = gross, in LKR rupees. */
export const orderTax = z.object({
  name: z.string(),
  percent: z.number(),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
})
export type OrderTax = z.output<typeof orderTax>
