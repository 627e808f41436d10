import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { PrintCatalog, PrintCatalogProduct, PrintCatalogVariant } from '../../ports/print-catalog.ts'
import { headersOf, type PrintfulOptions } from './printful.ts'
import { filesOfVariants, printFilesAnswer } from './printful-files.ts'

export interface CatalogOptions extends PrintfulOptions {
  /** Between two products, each of which is two requests; its stand-in does not mind. */
  readonly catalogPauseMs: number
}

/** Printful takes no more for a minute: it works, so that is no reason to hold back what else is asked. */
class Busy extends Error {}

/** Nobody waits for the whole catalogue but a background refresh. */
const defaultTimeoutMs = 15_000

export const printfulCatalogBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('printful-catalog', { timeoutMs, isFailure: (error) => !(error instanceof Busy) })

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
/** Of all prices; what names none has dollars. */
const currency = z.string().nullish()
const listed = z.object({
  id: z.number().int(),
  main_category_id: z.number().int(),
  title: z.string(),
  type_name: text,
  brand: text,
  image: text,
  currency,
  variant_count: z.number().int(),
  description: text,
  is_discontinued: z.boolean().nullish(),
})
const listAnswer = z.object({ result: z.array(listed) })

const category = z.object({ id: z.number().int(), title: z.string() })
/** The documents name both shapes. */
const categoriesAnswer = z.object({
  result: z.union([z.object({ categories: z.array(category) }), z.array(category)]),
})

const materialPart = z.object({ name: z.string(), percentage: z.number() })
const variant = z.object({
  id: z.number().int(),
  size: text,
  color: text,
  color_code: text,
  image: text,
  price: z.string().regex(/^\d+(\.\d+)?$/),
  in_stock: z.boolean().nullish(),
  material: z.union([z.array(materialPart), z.string()]).nullish(),
})
const productAnswer = z.object({
  result: z.object({ product: z.object({ currency }).nullish(), variants: z.array(variant) }),
})

/** The catalogue of Printful's API, version 1: whole lists without pages. */
export function printfulCatalog(options: CatalogOptions, breaker = printfulCatalogBreaker()): PrintCatalog {
  const ask = asker(options, breaker)
  return {
    pauseMs: options.catalogPauseMs,
    listing: async () => {
      const { result } = parsed(categoriesAnswer, await ask('/categories'))
      const products = parsed(listAnswer, await ask('/products')).result
      for (const one of products) requireDollars(one.currency)
      return {
        categories: Array.isArray(result) ? result : result.categories,
        products: products.filter((one) => one.is_discontinued !== true).map(productOf),
      }
    },
    variants: async (productId) => {
      const answer = await ask(`/products/${productId}`)
      if (answer === undefined) return undefined
      const filesOf = filesOfVariants(
        parsed(printFilesAnswer, (await ask(`/mockup-generator/printfiles/${productId}`)) ?? noPrintFiles),
      )
      const { product, variants } = parsed(productAnswer, answer).result
      requireDollars(product?.currency)
      return variants.map((one) => ({ ...variantOf(one), files: filesOf(one.id) }))
    },
  }
}

/** Undefined for what Printful does not have. */
const asker =
  (options: CatalogOptions, breaker: CircuitBreaker) =>
  async (path: string): Promise<unknown> => {
    try {
      return await breaker.run(async () => {
        const response = await fetch(`${options.apiBase}${path}`, {
          headers: headersOf(options),
          signal: AbortSignal.timeout(defaultTimeoutMs),
          redirect: 'error',
        })
        if (response.status === 404) return undefined
        if (response.status === 429) throw new Busy('Printful takes no more requests for now')
        if (!response.ok) throw new Error(`Printful answered ${response.status}`)
        return await response.json()
      })
    } catch (cause) {
      throw cause instanceof Busy ? busy(cause) : unavailable(cause)
    }
  }

/** Some products cannot be printed from files. */
const noPrintFiles = { result: { printfiles: [], variant_printfiles: [] } }

function parsed<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer)
  if (!result.success) throw unavailable(result.error)
  return result.data
}

/** The shop sells for dollars that it converts: a price in another currency would be another price. */
function requireDollars(code: string | null | undefined): void {
  if (code == null || code === '' || code === 'USD') return
  const words = `Printful's prices are in ${code}, and the shop reads US dollars: set the currency of the store at Printful to USD`
  throw unavailable(new Error(words))
}

const busy = (cause: unknown) =>
  new AppError('unavailable', 'print.busy', 'Our print partner is busy. Please try again in a minute.', {
    cause,
  })
const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })

const productOf = (one: z.output<typeof listed>): PrintCatalogProduct => ({
  id: one.id,
  title: one.title,
  image: one.image,
  typeName: one.type_name,
  brand: one.brand,
  description: one.description,
  variantCount: one.variant_count,
  categoryId: one.main_category_id,
})

const variantOf = (one: z.output<typeof variant>): Omit<PrintCatalogVariant, 'files'> => ({
  id: one.id,
  size: one.size,
  color: one.color,
  colorCode: one.color_code,
  usdCents: Math.round(Number(one.price) * 100),
  material: typeof one.material === 'string' ? one.material : (one.material ?? []).map(partWords).join(', '),
  image: one.image,
  isInStock: one.in_stock !== false,
})

const partWords = ({ name, percentage }: z.output<typeof materialPart>) => `${percentage}% ${name}`
