import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { productWithVariants } from '../print-answers.ts'
import { printFilesOf } from '../print-files.ts'
import { printProducts } from '../print-products.ts'
import { designerPage } from './designer-page.ts'
import type { DesignerState } from './designer-state.ts'
import { printBoxOf } from './print-boxes.ts'

interface PageOptions {
  readonly designer: DesignerState
  readonly baseUrl: () => string
}

const dataUrl = (type: string) =>
  z
    .string()
    .startsWith(`data:${type};base64,`)
    .max(8_000_000)
    .transform((text) => Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'))
const saved = z.object({
  nonce: z.string(),
  productId: z.number().int(),
  variantId: z.number().int(),
  /** The page designs the front only; others can ask for another place. */
  placement: z.string().default('front'),
  /** Printful's documents name no file of a template: without one it has none. */
  print: dataUrl('image/png').nullable(),
  mockup: dataUrl('image/jpeg'),
})
const byId = z.object({ id: z.coerce.number().int() })
const named = z.object({ file: z.string() })

/** The pages are made for frames: their host checks where messages come from, and so do they. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

/** The stand-in for Printful's Embedded Design Maker: a page of its own for a frame, and the files that it makes. */
export async function designerPageRoutes(app: FastifyInstance, { designer, baseUrl }: PageOptions) {
  const script = await readFile(new URL('designer-script.js', import.meta.url), 'utf8')
  app.get<{ Querystring: { nonce?: string } }>('/embedded-designer', async ({ query }, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(designerPage(designer.session(query.nonce ?? '') !== undefined)),
  )
  app.get('/embedded-designer/designer.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/embedded-designer/products/:id', async ({ params }, reply) => {
    const found = designableProduct(byId.parse(params).id, baseUrl())
    return found ?? reply.code(404).send({})
  })
  app.post('/embedded-designer/designs', { bodyLimit: 24_000_000 }, async ({ body }, reply) => {
    const result = saved.safeParse(body)
    const session = result.success ? designer.session(result.data.nonce) : undefined
    if (!result.success || session === undefined)
      return reply.code(400).send({ error: 'This nonce was used already, or the design cannot be read.' })
    const { productId, variantId, placement, print, mockup } = result.data
    const template = designer.save(
      session,
      { productId, variantIds: [variantId], placement },
      {
        print: print === null ? null : { type: 'image/png', bytes: print },
        mockup: { type: 'image/jpeg', bytes: mockup },
      },
    )
    return { template: { id: template.id } }
  })
  app.get('/printful/files/:file', async ({ params }, reply) => {
    const found = designer.file(named.parse(params).file)
    return found === undefined ? reply.code(404).send() : reply.type(found.type).send(found.bytes)
  })
}

/** What the page shows of a product: its colours with pictures and sizes, and where it is printed. */
function designableProduct(id: number, baseUrl: string) {
  const product = printProducts.find((one) => one.id === id)
  const file = printFilesOf(id, baseUrl)?.printfiles[0]
  const variants = productWithVariants(id, baseUrl)?.variants
  if (product === undefined || file === undefined || variants === undefined) return undefined
  return {
    title: product.title,
    print: { width: file.width, height: file.height },
    box: printBoxOf(product.type),
    colours: product.colours.map(({ name, code }, at) => ({
      ...{ name, code, picture: `/printful/pictures/${id}${at === 0 ? '' : `-${at}`}.webp` },
      sizes: variants
        .filter((variant) => variant.color === name)
        .map((variant) => ({ id: variant.id, size: variant.size })),
    })),
  }
}
