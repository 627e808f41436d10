import type { CareSymbol } from '@first-fashion/contract/catalog/care'
import type { BestSellerChoice, Category, ProductType } from '@first-fashion/contract/catalog/classification'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import type { TaxClass } from '@first-fashion/contract/taxes/taxes'
import { typedTime } from '../../../platform/shop-time.ts'
import { usualSizes, usualWeight } from './presets.ts'

/** The stock of one size in one colour; empty means not offered. */
export interface FormCell {
  readonly text: string
  /** The expected stock on hand; null for a new size. */
  readonly expected: number | null
  readonly held: number
}

export interface FormColour {
  readonly key: string
  /** The permanent index; null for a new colour. */
  readonly variantIndex: number | null
  readonly color: string
  readonly colorCode: string
  readonly cells: Readonly<Record<string, FormCell>>
}

export interface FormPicture {
  readonly address: string
  readonly alt: string
  /** The key of its colour; null for every colour. */
  readonly colour: string | null
}

/** The values of the product form. */
export interface ProductFormState {
  readonly name: string
  readonly price: string
  readonly description: string
  readonly category: Category
  readonly subCategory: ProductType
  readonly collection: string | null
  readonly fabric: string
  readonly care: readonly CareSymbol[]
  readonly careNote: string
  readonly fit: string
  readonly sizeChart: string | null
  readonly weight: string
  readonly printVariant: string
  readonly printProduct: string
  readonly bestSellerChoice: BestSellerChoice
  readonly finalSale: boolean
  readonly taxClass: TaxClass
  /** When everyone can buy it, as typed; '' for at once. */
  readonly opensAt: string
  readonly sizes: readonly string[]
  readonly colours: readonly FormColour[]
  readonly pictures: readonly FormPicture[]
}

/** The props of a form section. */
export interface PartProps {
  readonly form: ProductFormState
  readonly set: (change: Partial<ProductFormState>) => void
  /** The errors by field. */
  readonly errors: Readonly<Record<string, string>>
}

const keyOf = (variantIndex: number) => `colour-${variantIndex}`

export function formOf(product: StaffProduct): ProductFormState {
  return {
    name: product.name,
    price: product.price === 0 ? '' : String(product.price),
    description: product.description,
    category: product.category,
    subCategory: product.subCategory,
    collection: product.collection?.id ?? null,
    fabric: product.fabric ?? '',
    care: product.care ?? [],
    careNote: product.careNote ?? '',
    fit: product.fit ?? '',
    sizeChart: product.sizeChartId,
    weight: String(product.weightGrams),
    printVariant: product.printVariantId === null ? '' : String(product.printVariantId),
    printProduct: String(product.printful_product_id ?? ''),
    bestSellerChoice: product.bestSellerChoice,
    finalSale: product.finalSale === true,
    taxClass: product.taxClass ?? 'standard',
    opensAt: typedTime(product.earlyAccessUntil),
    sizes: sizesOf(product),
    colours: product.variants.map(({ variantIndex, color, colorCode, sizes }) => ({
      key: keyOf(variantIndex),
      variantIndex,
      color,
      colorCode,
      cells: Object.fromEntries(
        sizes.map(({ size, onHand, held }) => [size, { text: String(onHand), expected: onHand, held }]),
      ),
    })),
    pictures: product.pictures.map(({ address, alt, variantIndex }) => ({
      address,
      alt,
      colour:
        variantIndex !== null && product.variants.some((one) => one.variantIndex === variantIndex)
          ? keyOf(variantIndex)
          : null,
    })),
  }
}

/** The sizes of all colours, in order; the default ones if there are none yet. */
function sizesOf({ variants, category, subCategory }: StaffProduct): readonly string[] {
  const named = [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))]
  return named.length === 0 ? usualSizes(category, subCategory) : named
}

/** An empty product form. */
export const emptyForm: ProductFormState = {
  name: '',
  price: '',
  description: '',
  category: 'Women',
  subCategory: 'Topwear',
  collection: null,
  fabric: '',
  care: [],
  careNote: '',
  fit: '',
  sizeChart: null,
  weight: String(usualWeight('Topwear')),
  printVariant: '',
  printProduct: '',
  bestSellerChoice: 'automatic',
  finalSale: false,
  taxClass: 'standard',
  opensAt: '',
  sizes: usualSizes('Women', 'Topwear'),
  colours: [],
  pictures: [],
}

/** Changes category or type: unedited sizes and weight follow it. */
export function classified(
  form: ProductFormState,
  change: { readonly category?: Category; readonly subCategory?: ProductType },
): Partial<ProductFormState> {
  const category = change.category ?? form.category
  const subCategory = change.subCategory ?? form.subCategory
  const hasUsualSizes = form.sizes.join() === usualSizes(form.category, form.subCategory).join()
  const hasStock = form.colours.some(({ cells }) => Object.values(cells).some(({ text }) => text !== ''))
  return {
    category,
    subCategory,
    ...(hasUsualSizes && !hasStock ? { sizes: usualSizes(category, subCategory) } : {}),
    ...(form.weight === String(usualWeight(form.subCategory))
      ? { weight: String(usualWeight(subCategory)) }
      : {}),
  }
}
