import { z } from 'zod'
import type { PrintPartner, PrintTemplate } from '../../ports/print-partner.ts'
import { jsonOf, type PrintfulClient, parsed } from './printful-client.ts'
import { sideOfPlacement } from './printful-files.ts'

/** Somebody waits for the designer to open. */
const timeoutMs = 5_000

/** Printful's guide nests the nonce; a client of it that was published reads it flat. */
const nonceAnswer = z.object({
  result: z.object({ nonce: z.union([z.string().min(1), z.object({ nonce: z.string().min(1) })]) }),
})

const templateAnswer = z.object({
  result: z.object({
    id: z.number().int(),
    product_id: z.number().int(),
    available_variant_ids: z.array(z.number().int()),
    mockup_file_url: z.string().nullish(),
    /** The documents name no file of a placement: without one the partner prints from the template. */
    placements: z
      .array(z.object({ placement: z.string().default(''), image_url: z.string().nullish() }))
      .nullish(),
  }),
})

/** Printful's Embedded Design Maker, whose pages are at `origin`. */
export function printfulDesigner(
  client: PrintfulClient,
  origin: string,
): NonNullable<PrintPartner['designer']> {
  const ask = (path: string, body?: object) => client({ path, body, timeoutMs }, answerIn)
  return {
    origin,
    open: async (designId, customerId) => {
      const body = { external_product_id: designId, external_customer_id: customerId }
      const { nonce } = parsed(nonceAnswer, await ask('/embedded-designer/nonces', body)).result
      return typeof nonce === 'string' ? nonce : nonce.nonce
    },
    saved: async (designId) => {
      const answer = await ask(`/product-templates/@${designId}`)
      return answer === undefined ? undefined : templateOf(parsed(templateAnswer, answer).result)
    },
  }
}

/** Undefined for what Printful does not have. */
const answerIn = async (response: Response): Promise<unknown> =>
  response.status === 404 ? undefined : await jsonOf(response)

const templateOf = (template: z.output<typeof templateAnswer>['result']): PrintTemplate => ({
  id: template.id,
  productId: template.product_id,
  variantIds: template.available_variant_ids,
  mockupUrl: template.mockup_file_url ?? '',
  placements: (template.placements ?? []).map(({ placement, image_url: url }) => ({
    side: sideOfPlacement(placement),
    url: url ?? '',
  })),
})
