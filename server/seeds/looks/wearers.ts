import type { CollectedProduct } from '../products/index.ts'

interface Wearer {
  readonly clothes: string
  readonly shoes: string
  /** Of those who say it. */
  readonly heightCm?: number
}

/** What fits the people who share looks: each has one size of clothes and one of shoes. */
const wearers: Readonly<Record<string, Wearer>> = {
  'amaya@example.com': { clothes: 'M', shoes: '37', heightCm: 163 },
  'tharushi@example.com': { clothes: 'S', shoes: '37', heightCm: 158 },
  'kavindu@example.com': { clothes: 'L', shoes: '42', heightCm: 178 },
  'dinesh@example.com': { clothes: 'XL', shoes: '42', heightCm: 174 },
  'nilufa@example.com': { clothes: 'S', shoes: '38' },
  'suren@example.com': { clothes: 'M', shoes: '41', heightCm: 171 },
  'hiroshi@example.com': { clothes: 'M', shoes: '41', heightCm: 169 },
  'ananya@example.com': { clothes: 'L', shoes: '38', heightCm: 167 },
  'marcus@example.com': { clothes: 'XL', shoes: '44' },
  'ishara@example.com': { clothes: 'S', shoes: '39', heightCm: 165 },
  'grace@example.com': { clothes: 'L', shoes: '40', heightCm: 172 },
}

function wearerOf(email: string): Wearer {
  const wearer = wearers[email]
  if (wearer === undefined) throw new Error(`nobody has written down what fits ${email}`)
  return wearer
}

/** The size in which someone wears a product. */
export function sizeFor(email: string, { type }: Pick<CollectedProduct, 'type'>): string {
  if (type === 'Bags' || type === 'Accessories') return 'One Size'
  const { clothes, shoes } = wearerOf(email)
  return type === 'Footwear' ? shoes : clothes
}

/** How tall someone is; null if they do not say. */
export const heightOf = (email: string): number | null => wearerOf(email).heightCm ?? null
