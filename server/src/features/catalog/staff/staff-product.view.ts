import {
  missingToPublish,
  type ProductDraft,
  type PublishNeed,
} from '@first-fashion/contract/catalog/product-draft'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { AppError } from '../../../platform/errors.ts'
import type { picturesOf } from '../editing/picture.queries.ts'
import { availableOf, type ProductRow, productOf } from '../product-row.ts'

type StoredPictures = NonNullable<ReturnType<Awaited<ReturnType<typeof picturesOf>>['get']>>

/** What staff see of a product beside what shoppers do. */
export function staffProductOf(
  row: ProductRow,
  soldLately: number,
  pictures: StoredPictures = [],
): StaffProduct {
  return {
    ...productOf(row),
    bestSellerChoice: row.bestSellerChoice,
    soldLately,
    weightGrams: row.weightGrams,
    printVariantId: row.printVariantId,
    sizeChartId: row.sizeChartId,
    version: row.version,
    publishedAt: row.publishedAt?.getTime() ?? null,
    archivedAt: row.archivedAt?.getTime() ?? null,
    pictures: pictures.map(({ address, alt, variantIndex }) => ({ address, alt, variantIndex })),
    missing: missingOf(row),
    variants: row.variants.map((variant) => ({
      _id: variant.id,
      variantIndex: variant.variantIndex,
      color: variant.color,
      colorCode: variant.colorCode,
      images: variant.images,
      sizes: variant.sizes.map(({ size, onHand, held }) => ({
        size,
        quantity: availableOf({ onHand, held }),
        onHand,
        held,
      })),
    })),
  }
}

const missingOf = (row: ProductRow) =>
  missingToPublish({
    name: row.name,
    price: row.priceCents,
    pictures: row.images.length,
    sizes: row.variants.length === 0 ? row.sizes.length : withSizes(row.variants),
  })

const withSizes = (colours: readonly { readonly sizes: readonly unknown[] }[]) =>
  colours.filter(({ sizes }) => sizes.length > 0).length

/** Refuses with 'catalog.not-publishable', and says what is missing. */
export const requirePublishable = (row: ProductRow): void => refuseMissing(missingOf(row))

/** The same for what is about to be saved; `plainSizes` are those of a product without colours. */
export const requireDraftPublishable = (draft: ProductDraft, plainSizes: readonly string[]): void =>
  refuseMissing(
    missingToPublish({
      name: draft.name,
      price: draft.price,
      pictures: draft.pictures.length,
      sizes: draft.colours.length === 0 ? plainSizes.length : withSizes(draft.colours),
    }),
  )

function refuseMissing(missing: readonly PublishNeed[]): void {
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map((need) => [fieldOf[need], needWords[need]]))
  const words = missing.map((need) => needWords[need])
  throw new AppError(
    'refused',
    'catalog.not-publishable',
    `This product cannot be published yet. ${words.join('. ')}.`,
    { errors },
  )
}

const needWords: Readonly<Record<PublishNeed, string>> = {
  name: 'Add a name',
  price: 'Add a price above 0',
  pictures: 'Add at least one picture',
  sizes: 'Add a colour with at least one size',
}

const fieldOf = { name: 'name', price: 'price', pictures: 'pictures', sizes: 'colours' } as const
