import { z } from 'zod'
import { looksLikeEmail } from '../email-address.ts'
import { type StoreBrand, storeBrand } from './brand.ts'
import { socialNetworks } from './store-facts.ts'

const optionalEmail = z
  .string()
  .max(254)
  .refine((text) => text === '' || looksLikeEmail(text))

/** As people write them: '+94 11 555 0119'. */
const optionalPhone = z
  .string()
  .max(30)
  .regex(/^(?:\+?\d[\d ()-]{4,28}\d)?$/)

const optionalAddress = z
  .string()
  .max(200)
  .refine((text) => text === '' || isWebAddress(text))

/** Capital letters and digits in front of a number, as 'FF'. */
const prefix = z.string().regex(/^[A-Z][A-Z0-9]{0,5}$/)

/**
 * Whose store it is: what pages, emails and documents name. Only the name and the prefix of invoices are needed; what is empty is
 * shown nowhere.
 */
export const storeDetails = z.object({
  name: z
    .string()
    .trim()
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .min(1)
    .max(60),
  /** The business as it is registered; the name if empty. */
  legalName: z.string().trim().max(120),
  street: z.string().trim().max(120),
  city: z.string().trim().max(80),
  postalCode: z.string().trim().max(16),
  country: z.string().trim().max(60),
  phone: optionalPhone,
  email: optionalEmail,
  /** As 'Monday to Saturday, 9.00 to 18.00'. */
  hours: z.string().trim().max(120),
  socialLinks: z.partialRecord(z.enum(socialNetworks), optionalAddress),
  businessNumber: z.string().trim().max(40),
  vatNumber: z.string().trim().max(40),
  /** In front of the numbers of orders, as 'FF' of 'FF-3FA911B2'; none if empty. */
  orderPrefix: z.union([prefix, z.literal('')]),
  /** In front of the numbers of invoices, as 'FF' of 'FF-2026-000123'. */
  invoicePrefix: prefix,
  /** A line at the end of invoices, such as how to pay. */
  invoiceFooter: z.string().trim().max(300),
  /** Percent off one order of a new subscriber to the newsletter; 0 for none. */
  newsletterPercent: z.number().int().min(0).max(90),
  /** Business days until what is made to order is shipped, as '2-7'; '' for no promise. */
  productionDays: z.string().regex(/^(?:[1-9]\d?(?:-[1-9]\d?)?)?$/),
})

export type StoreDetails = Readonly<z.infer<typeof storeDetails>>

/** The details with the pictures that stand for the store. */
export type Store = StoreDetails & { readonly brand: StoreBrand }

/** What everybody may read: what stands on documents only is left out. */
export const publicStoreDetails = storeDetails
  .omit({
    businessNumber: true,
    vatNumber: true,
    orderPrefix: true,
    invoicePrefix: true,
    invoiceFooter: true,
  })
  .extend({ brand: storeBrand })
export type PublicStoreDetails = Readonly<z.infer<typeof publicStoreDetails>>

function isWebAddress(text: string): boolean {
  const address = URL.parse(text)
  return (
    address !== null &&
    address.protocol === 'https:' &&
    address.username === '' &&
    address.hostname.includes('.')
  )
}
