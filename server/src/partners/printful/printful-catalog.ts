import { z } from 'zod'
import type { PrintCatalogProduct, PrintCatalogVariant, PrintPartner } from '../../ports/print-partner.ts'
import { Busy, jsonOf, type PrintfulClient, parsed, unavailable } from './printful-client.ts'
import { filesOfVariants, printFilesAnswer } from './printful-files.ts'

export interface CatalogOptions {
  /** Between two products, each of which is two requests; its stand-in does not mind. */
  readonly catalogPauseMs: number
}

/** Nobody waits for the whole catalogue but a background refresh. */
const timeoutMs = 15_000

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
export function printfulCatalog(
  client: PrintfulClient,
  { catalogPauseMs }: CatalogOptions,
): PrintPartner['catalog'] {
  const ask = (path: string) => client({ path, timeoutMs }, answerIn)
  return {
    pauseMs: catalogPauseMs,
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
async function answerIn(response: Response): Promise<unknown> {
  if (response.status === 404) return undefined
  if (response.status === 429) throw new Busy('Printful takes no more requests for now')
  return await jsonOf(response)
}

/** Some products cannot be printed from files. */
const noPrintFiles = { result: { printfiles: [], variant_printfiles: [] } }

/** The shop sells for dollars that it converts: a price in another currency would be another price. */
function requireDollars(code: string | null | undefined): void {
  if (code == null || code === '' || code === 'USD') return
  const words = `Printful's prices are in ${code}, and the shop reads US dollars: set the currency of the store at Printful to USD`
  throw unavailable(new Error(words))
}

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
