import { type PrintProduct, printProducts } from './print-products.ts'

/** A colour and size of a product. */
interface PrintVariant {
  readonly id: number
  readonly product: PrintProduct
  readonly size: string
  readonly colour: PrintProduct['colours'][number]
  readonly price: string
}

/** From this place in a list of sizes on, each costs more. */
const firstLargeSize = 4

const variantsOf = (product: PrintProduct): PrintVariant[] =>
  product.colours.flatMap((colour, colourAt) =>
    product.sizes.map((size, sizeAt) => ({
      id: product.firstVariant + colourAt * product.sizes.length + sizeAt,
      product,
      size,
      colour,
      price: (product.price + Math.max(0, sizeAt - firstLargeSize + 1) * product.perLargeSize).toFixed(2),
    })),
  )

const nameOf = ({ product, colour, size }: PrintVariant) =>
  `${product.brand} ${product.model} (${colour.name} / ${size})`

const everyVariant = new Map(printProducts.flatMap(variantsOf).map((variant) => [variant.id, variant]))

/** A variant of any product, with its price in USD; undefined if there is none. */
export function printVariantOf(id: number) {
  const found = everyVariant.get(id)
  return found && { id, name: nameOf(found), type: found.product.type, price: Number(found.price) }
}

const titleOf = ({ brand, model, title }: PrintProduct) => `${title} | ${brand} ${model}`

/** A product as the list answers it. */
export const productAnswer = (product: PrintProduct, baseUrl: string, currency = 'USD') => ({
  id: product.id,
  main_category_id: product.categoryId,
  type: product.type.toUpperCase().replaceAll(' ', '-'),
  type_name: product.type,
  title: titleOf(product),
  brand: product.brand,
  model: product.model,
  image: `${baseUrl}/printful/pictures/${product.id}.webp`,
  variant_count: product.colours.length * product.sizes.length,
  currency,
  files: [{ id: 'default', type: 'front', title: 'Front print', additional_price: null }],
  options: [],
  is_discontinued: false,
  avg_fulfillment_time: 4.2,
  description: product.description,
  techniques: [{ key: 'DTG', display_name: 'DTG printing', is_default: true }],
  origin_country: null,
})

/** The same with its variants; undefined if there is none. */
export function productWithVariants(id: number, baseUrl: string, currency?: string) {
  const product = printProducts.find((one) => one.id === id)
  if (product === undefined) return undefined
  return {
    product: productAnswer(product, baseUrl, currency),
    variants: variantsOf(product).map((variant) => ({
      id: variant.id,
      product_id: id,
      name: nameOf(variant),
      size: variant.size,
      color: variant.colour.name,
      color_code: variant.colour.code,
      color_code2: null,
      image: `${baseUrl}/printful/pictures/${id}.webp`,
      price: variant.price,
      in_stock: true,
      availability_regions: { US: 'USA', EU: 'Europe' },
      availability_status: [{ region: 'EU', status: 'in_stock' }],
      material: product.material,
    })),
  }
}
