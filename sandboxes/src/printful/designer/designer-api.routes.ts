import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { printProducts } from '../print-products.ts'
import { refuse } from '../refuse.ts'
import type { DesignerState } from './designer-state.ts'

const nonceRequest = z.object({
  external_product_id: z.string().min(1).max(100),
  external_customer_id: z.string().max(100).optional(),
})
const byExternalId = z.object({ id: z.string().regex(/^@.+/) })

const displayNames: Readonly<Record<string, string>> = {
  front: 'Front print',
  back: 'Back print',
  default: 'Print file',
}

/** Seconds that a nonce can be used. */
const nonceLife = 24 * 3_600

interface ApiOptions {
  readonly designer: DesignerState
  readonly baseUrl: () => string
}

/** The part of Printful's API that the Embedded Design Maker needs: nonces, and what was saved. */
export async function designerApiRoutes(app: FastifyInstance, { designer, baseUrl }: ApiOptions) {
  app.post('/printful/embedded-designer/nonces', async ({ body }) => {
    const { nonce } = designer.open(nonceRequest.parse(body).external_product_id)
    const expires = Math.floor(Date.now() / 1000) + nonceLife
    return { code: 200, result: { nonce: { nonce, template_id: null, expires_at: expires } } }
  })
  app.get('/printful/product-templates/:id', async ({ params }, reply) => {
    const found = designer.template(byExternalId.parse(params).id.slice(1))
    if (found === undefined) return refuse(reply, 404, 'NotFound', 'Product template not found.')
    const product = printProducts.find(({ id }) => id === found.productId)
    const fileAt = (name: string) => `${baseUrl()}/printful/files/${name}`
    return {
      code: 200,
      result: {
        id: found.id,
        product_id: found.productId,
        external_product_id: found.externalId,
        title: product?.title ?? '',
        available_variant_ids: found.variantIds,
        option_data: [],
        mockup_file_url: fileAt(found.mockup),
        placements: [
          {
            placement: found.placement,
            display_name: displayNames[found.placement] ?? found.placement,
            image_url: found.printFile === null ? null : fileAt(found.printFile),
          },
        ],
      },
    }
  })
}
