import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { productAnswer, productWithVariants } from './print-answers.ts'
import { printFilesOf } from './print-files.ts'
import { printProducts } from './print-products.ts'
import { refuse } from './refuse.ts'

const listQuery = z.object({ category_id: z.string().optional() })
const byId = z.object({ id: z.coerce.number().int() })
const pictureFile = z.object({ file: z.string().regex(/^\d+(-\d+)?\.webp$/) })

interface CatalogueOptions {
  readonly baseUrl: () => string
  readonly switches: FaultSwitches
}

/** What can be printed on: Printful's catalogue, version 1, which has no pages. */
export async function catalogueRoutes(app: FastifyInstance, { baseUrl, switches }: CatalogueOptions) {
  const currency = () => (switches.current().printful === 'in-euros' ? 'EUR' : 'USD')
  app.get('/printful/categories', async () => ({ code: 200, result: { categories: printCategories } }))
  app.get('/printful/products', async ({ query }) => {
    const requested = listQuery.parse(query).category_id?.split(',').map(Number)
    const found = printProducts.filter(({ categoryId }) => requested?.includes(categoryId) ?? true)
    return { code: 200, result: found.map((product) => productAnswer(product, baseUrl(), currency())) }
  })
  app.get('/printful/products/:id', async ({ params }, reply) => {
    const found = productWithVariants(byId.parse(params).id, baseUrl(), currency())
    return found === undefined
      ? refuse(reply, 404, 'NotFound', 'Product not found.')
      : { code: 200, result: found }
  })
  app.get('/printful/mockup-generator/printfiles/:id', async ({ params }, reply) => {
    const found = printFilesOf(byId.parse(params).id, baseUrl())
    return found === undefined
      ? refuse(reply, 404, 'NotFound', 'Product not found.')
      : { code: 200, result: found }
  })
}

/** The partner's pictures, drawn by `draw-pictures.ts`; anybody may load them. */
export async function printPictureRoutes(app: FastifyInstance) {
  app.get('/printful/pictures/:file', async ({ params }, reply) => {
    const named = pictureFile.safeParse(params)
    const path = new URL(`../../pictures/${named.data?.file}`, import.meta.url)
    const bytes = named.success ? await readFile(path).catch(() => undefined) : undefined
    return bytes === undefined ? reply.code(404).send() : reply.type('image/webp').send(bytes)
  })
}

/** A category of the stand-in's catalogue. */
interface PrintCategory {
  readonly id: number
  readonly parent_id: number
  readonly title: string
}

const clothing = 1
const accessories = 4
const home = 5

const printCategories: readonly PrintCategory[] = [
  { id: clothing, parent_id: 0, title: 'Clothing' },
  { id: accessories, parent_id: 0, title: 'Accessories' },
  { id: home, parent_id: 0, title: 'Home & living' },
  { id: 24, parent_id: clothing, title: 'T-shirts' },
  { id: 28, parent_id: clothing, title: 'Hoodies' },
  { id: 33, parent_id: clothing, title: 'Tank tops' },
  { id: 26, parent_id: clothing, title: 'Long sleeve shirts' },
  { id: 55, parent_id: home, title: 'Posters' },
  { id: 112, parent_id: home, title: 'Mugs' },
  { id: 77, parent_id: accessories, title: 'Phone cases' },
  { id: 16, parent_id: accessories, title: 'Bags' },
]
