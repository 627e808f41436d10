import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { productWithVariants } from '../print-answers.ts'
import { printFilesOf } from '../print-files.ts'
import { printProducts } from '../print-products.ts'
import type { DesignerState } from './designer-state.ts'

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

/** The designer's page. The script fills in colours and sizes once its host has said which product it is. */
const designerPage = (isOpen: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Design Maker (SANDBOX)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css">${isOpen ? '<script src="/embedded-designer/designer.js" defer></script>' : ''}</head>
<body><header><p>SANDBOX: stands in for Printful’s Design Maker</p></header>
<main aria-label="Design Maker">${isOpen ? designerForm : endedNote}</main></body></html>`

const endedNote = `<p class="alert" role="alert">This session is over. Open the designer again.</p>`

const designerForm = `<h1 hidden>Loading …</h1><p class="alert" role="alert" hidden></p>
<div class="designer"><canvas width="640" height="800" role="img" aria-label="The product without a design"></canvas>
<form class="fields">
<div><label for="colour">Colour</label><select id="colour"></select></div>
<div><label for="size">Size</label><select id="size"></select></div>
<div><label for="text">Text</label><input id="text" maxlength="60" autocomplete="off"></div>
<div><label for="ink">Text colour</label><select id="ink"><option value="#1c1a17">Black</option><option value="#ffffff">White</option><option value="#d9822b">Saffron</option><option value="#23574a">Leaf green</option><option value="#a8322a">Hibiscus red</option></select></div>
</form></div>`

/** Where a product is printed on its picture: left, top, width and height as parts of the picture. */
interface PrintBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const boxes: Readonly<Record<string, PrintBox>> = {
  'T-Shirt': { left: 0.33, top: 0.27, width: 0.34, height: 0.363 },
  'Tank Top': { left: 0.34, top: 0.3, width: 0.32, height: 0.341 },
  'Long Sleeve': { left: 0.34, top: 0.28, width: 0.32, height: 0.341 },
  Hoodie: { left: 0.35, top: 0.37, width: 0.3, height: 0.24 },
  Bag: { left: 0.29, top: 0.47, width: 0.42, height: 0.336 },
}
const onOthers: PrintBox = { left: 0.3, top: 0.35, width: 0.4, height: 0.3 }

const printBoxOf = (type: string): PrintBox => boxes[type] ?? onOthers
