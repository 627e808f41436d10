import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { PrintDesigner, PrintTemplate } from '../../ports/print-designer.ts'
import { headersOf, type PrintfulOptions } from './printful.ts'
import { sideOfPlacement } from './printful-files.ts'

/** Somebody waits for the designer to open. */
const defaultTimeoutMs = 5_000

export const printfulDesignerBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('printful-designer', { timeoutMs })

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

interface DesignerOptions extends PrintfulOptions {
  /** Where the pages of the Embedded Design Maker are. */
  readonly designerOrigin: string
}

/** Printful's Embedded Design Maker. */
export function printfulDesigner(
  options: DesignerOptions,
  breaker = printfulDesignerBreaker(),
): PrintDesigner {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    try {
      return await breaker.run(async () => {
        const response = await fetch(`${options.apiBase}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: headersOf(options),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(defaultTimeoutMs),
          redirect: 'error',
        })
        if (response.status === 404) return undefined
        if (!response.ok) throw new Error(`Printful answered ${response.status}`)
        return await response.json()
      })
    } catch (cause) {
      throw unavailable(cause)
    }
  }
  return {
    origin: options.designerOrigin,
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

function parsed<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer)
  if (!result.success) throw unavailable(result.error)
  return result.data
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })

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
