import { z } from 'zod'
import { shopperCount, tokenOf } from '../databases/shoppers.ts'
import { call } from '../load/call.ts'

/** Print files and proofs that are being drawn for shoppers. */
export interface Drawing {
  /** How many proofs were shown so far. */
  readonly shown: () => number
  /** Waits for the proofs that were begun. Throws if one was refused. */
  stop(): Promise<void>
}

const created = z.object({ product: z.object({ _id: z.string() }) })

/** Shoppers take turns, as each may ask for so many proofs only. */
let nextShopper = 0

/** Keeps so many proofs underway at once, each of a new design: whoever sees one asks for the next. */
export async function drawProofs(origin: string, atOnce: number): Promise<Drawing> {
  const draft = draftOf(await anyShirt(origin))
  let isOver = false
  let shown = 0
  const work = async () => {
    while (!isOver) {
      const token = tokenOf(nextShopper++ % shopperCount)
      const { product } = created.parse(
        await call(origin, '/api/custom-products/create', { token, body: draft }),
      )
      await call(origin, `/api/custom-products/proof/${product._id}`, { token, body: {} })
      shown += 1
    }
  }
  const works = Promise.all(Array.from({ length: atOnce }, work))
  // Whoever stops the drawing is told.
  works.catch(() => {})
  return {
    shown: () => shown,
    stop: async () => {
      isOver = true
      await works
    },
  }
}

export const shirtId = 71
const shirt = z.object({ id: z.number(), price: z.number() })
const catalogued = z.object({ product: z.object({ variants: z.tuple([shirt], z.unknown()) }) })

/** A shirt that can be designed. Asks again: a shop that has just begun may not have asked the print partner yet. */
export async function anyShirt(origin: string): Promise<z.output<typeof shirt>> {
  const answer = await call(origin, `/api/custom-products/catalog/product/${shirtId}`)
  return catalogued.parse(answer).product.variants[0]
}

/** Both sides of a shirt: two texts and a shape on each. */
const draftOf = ({ id, price }: z.output<typeof shirt>) => ({
  printfulProductId: shirtId,
  printfulVariantId: id,
  name: 'Measured shirt',
  description: '',
  designs: ['front', 'back'].map((placement) => ({ placement, elements })),
  baseCost: price,
  sellingPrice: price + 10,
})

const elements = [
  {
    id: 'star',
    type: 'image',
    url: 'shape:star',
    position: { x: 40, y: 60, width: 220, height: 220, zIndex: 0 },
    style: { color: '#23574a' },
  },
  textAt(60, 'Galle Fort', 'Georgia'),
  textAt(230, 'Since 1663', 'Impact'),
]

function textAt(y: number, text: string, fontFamily: string) {
  const position = { x: 30, y, width: 240, height: 50, rotation: 8, zIndex: 1 }
  return { id: `text-${y}`, type: 'text', text, position, style: { fontSize: 36, fontFamily } }
}
