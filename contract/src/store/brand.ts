import { z } from 'zod'

/** The pictures that stand for a store, by their addresses: made of its logo, or drawn from its name. */
export const storeBrand = z.object({
  /** Stands where the name would in its letters; px as it is shown. Null: the name stands there. */
  logo: z
    .object({ address: z.string(), width: z.number().int().min(1), height: z.number().int().min(1) })
    .nullable(),
  /** The picture of a tab. */
  icon: z.string(),
  /** The picture on the home screen of a phone; null for none. */
  touchIcon: z.string().nullable(),
  /** What other sites show of a page without a picture of its own, 1200x630 px. */
  socialCard: z.string(),
})

export type StoreBrand = Readonly<z.infer<typeof storeBrand>>

/** Of the demonstration, which has no logo. */
export const plainBrand: StoreBrand = {
  logo: null,
  icon: '/favicon.svg',
  touchIcon: null,
  socialCard: '/social-card.jpg',
}

/** File types accepted as a logo, for the attribute `accept`. */
export const acceptedLogos = 'image/svg+xml,image/png,image/jpeg,image/webp'
