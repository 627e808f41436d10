import type { Category, ProductType } from '@first-fashion/contract/catalog/classification'

type Country = 'LK' | 'GB' | 'JP' | 'US' | 'DE' | 'FR' | 'AU' | 'IN'

/** Which pieces and shoppers something can be true of. */
interface About {
  readonly types?: readonly ProductType[]
  /** By garment; a garment cut for children counts as what it is. */
  readonly templates?: readonly string[]
  readonly categories?: readonly Category[]
  /** Said of a piece with this print only. */
  readonly print?: 'batik' | 'stripe' | 'check' | 'solid'
  /** Said by a parent only, or by a parent too; otherwise of grown-ups' pieces. */
  readonly kids?: 'only' | 'too'
  /** Said by someone who had it sent to one of these countries. */
  readonly countries?: readonly Country[]
  /** True of its kind, but not of this piece. */
  readonly except?: string
  /** Said of this piece alone. */
  readonly product?: string
}

/** What a shopper said of a piece. */
export interface ReviewVoice extends About {
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

export const said = (
  about: About,
  ...voices: readonly (readonly [rating: ReviewVoice['rating'], text: string])[]
): ReviewVoice[] => voices.map(([rating, text]) => ({ ...about, rating, text }))

export const of = (...templates: readonly string[]) => ({ templates })
export const from = (...countries: readonly Country[]) => ({ countries })

export const worn = { types: ['Topwear', 'Bottomwear', 'Dresses', 'Winterwear'] } as const
export const top = { types: ['Topwear'] } as const
export const bottom = { types: ['Bottomwear'] } as const
export const dresses = { types: ['Dresses'] } as const
export const winter = { types: ['Winterwear'] } as const
export const shoes = { types: ['Footwear'] } as const
export const bags = { types: ['Bags'] } as const
export const carried = { types: ['Bags', 'Accessories'] } as const
