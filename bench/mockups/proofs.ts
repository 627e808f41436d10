import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { shopperCount, tokenOf } from '../generator/shoppers.ts'

/** Print files and proofs that are being drawn for shoppers. */
export interface Drawing {
  /** How many proofs were shown so far. */
  readonly shown: () => number
  /** Waits for the proofs that were begun. Throws if one was refused. */
  stop(): Promise<void>
}

const shirtId = 71
const catalogued = z.object({
  product: z.object({ variants: z.array(z.object({ id: z.number(), price: z.number() })).min(1) }),
})
const created = z.object({ product: z.object({ _id: z.string() }) })

/** Shoppers take turns, as each may ask for so many proofs only. */
let nextShopper = 0

/** Keeps so many proofs underway at once, each of a new design: whoever sees one asks for the next. */
export async function drawProofs(origin: string, atOnce: number): Promise<Drawing> {
  const shirt = await anyShirt(origin)
  let isOver = false
  let shown = 0
  const work = async () => {
    while (!isOver) {
      const token = tokenOf(nextShopper++ % shopperCount)
      const { product } = created.parse(
        await post(origin, '/api/custom-products/create', token, draftOf(shirt)),
      )
      await post(origin, `/api/custom-products/proof/${product._id}`, token, {})
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

type Shirt = z.output<typeof catalogued>['product']['variants'][number]

/** A shop that has just begun may not have asked the print partner yet. */
async function anyShirt(origin: string): Promise<Shirt> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${origin}/api/custom-products/catalog/product/${shirtId}`)
    if (answer.ok) {
      const [variant] = catalogued.parse(await answer.json()).product.variants
      if (variant !== undefined) return variant
    }
    if (tries === 20) throw new Error(`no shirt can be designed: status ${answer.status}`)
    await wait(500)
  }
}

/** Both sides of a shirt: two texts and a shape on each. */
const draftOf = ({ id, price }: Shirt) => ({
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

async function post(origin: string, path: string, token: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
