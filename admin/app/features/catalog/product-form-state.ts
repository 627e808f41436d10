import type { StaffProduct } from '@first-fashion/contract/staff/product-calls'

/** What stands in the fields of a product's form. */
export const formOf = (product: StaffProduct) => ({
  name: product.name,
  price: String(product.price),
  description: product.description,
  fabric: product.fabric ?? '',
  care: product.care ?? [],
  careNote: product.careNote ?? '',
  fit: product.fit ?? '',
  category: product.category,
  subCategory: product.subCategory,
  line: product.line?.id ?? null,
  bestSellerChoice: product.bestSellerChoice,
  isPublished: product.isPublished,
  weight: String(product.weightGrams),
  printVariant: product.printVariantId === null ? '' : String(product.printVariantId),
})

export type ProductFormState = ReturnType<typeof formOf>

/** What a part of the form needs. */
export interface PartProps {
  readonly form: ProductFormState
  readonly set: (change: Partial<ProductFormState>) => void
}
