import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { blankOf } from './blank-garment.ts'
import { featuresOf, proseOf } from './print-categories.rules.ts'
import type { PrintFileRow, PrintProductRow, PrintVariantRow } from './print-products.queries.ts'

/** The shop's own address of a partner's picture; empty for one that may not be shown. */
export type ProxyImage = (url: string) => string

export const toPrintProductView = (row: PrintProductRow, proxyImage: ProxyImage): PrintProduct => ({
  id: row.id,
  title: row.title,
  image: proxyImage(row.image),
  variant_count: row.variantCount,
  type_name: row.typeName,
  brand: row.brand,
  description: proseOf(row.description),
  features: featuresOf(row.description),
})

/** The partner's catalogue has no numbers of its own for variants, no weights and no sizes in centimetres. */
export const toPrintVariantView = (
  row: PrintVariantRow,
  { id, category }: Pick<PrintProductRow, 'id' | 'category'>,
  files: readonly PrintFileRow[],
  proxyImage: ProxyImage,
): PrintVariant => ({
  id: row.id,
  size: row.size,
  color: row.color,
  color_label: row.color,
  color_code: row.colorCode,
  price: row.usdCents / 100,
  sku: `PF-${id}-${row.id}`,
  weight: null,
  dimensions: null,
  material: row.material,
  image: proxyImage(row.image),
  files: files.map(({ side, widthPx, heightPx, dpi, fill }) => ({
    type: side,
    preview_url: '',
    width: widthPx,
    height: heightPx,
    dpi,
    fill,
  })),
  blank: blankOf({ category, colorCode: row.colorCode, file: files.find(({ side }) => side === 'front') }),
  in_stock: row.isInStock,
})
