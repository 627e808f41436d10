import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { workbenchWords } from './workbench-words.ts'

const picture = (colour: string, view: 'front' | 'back' = 'front') =>
  `/media/garments/linen-shirt.${view}.${colour}.solid.v4/960.webp`

const codes = [
  'faf8f4',
  '1c1a17',
  '23574a',
  'd9822b',
  'a8322a',
  '1f6570',
  '5b3e2b',
  'efe7da',
  '2b3a67',
  'e07a5f',
  '8f7c6e',
  '6b7d3a',
]

const coloursOf = (count: number, quantity: number): Variant[] =>
  codes.slice(0, count).map((code, variantIndex) => ({
    _id: code,
    variantIndex,
    color: code,
    colorCode: `#${code}`,
    images: [picture(code)],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'].map((size) => ({ size, quantity })),
  }))

const plain: Product = {
  _id: 'plain',
  slug: 'plain',
  name: 'Linen Shirt',
  description: '',
  price: 8950,
  image: [picture('faf8f4'), picture('faf8f4', 'back')],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: [],
  variants: coloursOf(3, 20),
  sizeChart: null,
  collection: null,
  averageRating: 4.6,
  reviewCount: 12,
  bestSeller: false,
  isPublished: true,
  madeToOrder: false,
  printful_integration: { enabled: false },
  date: 0,
}

const hard = (id: string, change: Partial<Product>): Product => ({ ...plain, _id: id, slug: id, ...change })

/** Products that are hard to lay out. */
export const hardProducts: readonly Product[] = [
  plain,
  hard('long-name', { name: workbenchWords.long, bestSeller: true, printful_integration: { enabled: true } }),
  hard('twelve-colours', { name: 'Twelve colours', variants: coloursOf(12, 20) }),
  hard('one-picture', { name: 'One picture', image: [picture('23574a')], variants: coloursOf(1, 20) }),
  hard('sold-out', { name: 'Sold out', variants: coloursOf(2, 0), bestSeller: true }),
  hard('no-reviews', { name: 'No reviews', reviewCount: 0, averageRating: 0 }),
  hard('no-colours', { name: 'Without colours', variants: [], sizes: ['One Size'] }),
  hard('many-reviews', {
    name: 'Dear and much reviewed',
    price: 1_234_567.5,
    reviewCount: 12_345,
    averageRating: 3.1,
  }),
]
