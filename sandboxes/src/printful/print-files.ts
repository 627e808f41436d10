import { printVariantOf, productWithVariants } from './print-answers.ts'
import { printProducts } from './print-products.ts'

interface PrintFile {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly fill_mode: 'fit' | 'cover'
}

/** Files by product type, in pixels; a shirt has 12 x 16 inches at 150 dpi. */
const onGarment: Readonly<Record<string, PrintFile>> = {
  'T-Shirt': { width: 1800, height: 2400, dpi: 150, fill_mode: 'fit' },
  Hoodie: { width: 2100, height: 2100, dpi: 150, fill_mode: 'fit' },
  'Tank Top': { width: 1800, height: 2400, dpi: 150, fill_mode: 'fit' },
  'Long Sleeve': { width: 1800, height: 2400, dpi: 150, fill_mode: 'fit' },
  Bag: { width: 1500, height: 1500, dpi: 150, fill_mode: 'fit' },
}
const onObject: Readonly<Record<string, PrintFile>> = {
  Mug: { width: 2700, height: 1050, dpi: 300, fill_mode: 'cover' },
  'Phone Case': { width: 879, height: 1830, dpi: 300, fill_mode: 'cover' },
}
/** Posters by the sides in their size, as '30×40 cm'. */
function posterFile(size: string): PrintFile {
  const [width = 30, height = 40] = size.split('×').map((side) => Number.parseInt(side, 10))
  const pixels = (centimetres: number) => Math.round((centimetres / 2.54) * 300)
  return { width: pixels(width), height: pixels(height), dpi: 300, fill_mode: 'cover' }
}

/** mm of a print that covers the whole of an object; undefined for what is printed in a place. */
export function printMmOf(type: string): { readonly width: number; readonly height: number } | undefined {
  const file = onObject[type]
  return file && { width: (file.width / file.dpi) * 25.4, height: (file.height / file.dpi) * 25.4 }
}

/** Where a variant can be printed; none for one that is not listed. */
export function placementsOf(variantId: number): string[] {
  const type = printVariantOf(variantId)?.type
  if (type === undefined) return []
  return onGarment[type] === undefined ? ['default'] : ['front', 'back', 'default']
}

/** What `/mockup-generator/printfiles/{id}` answers; undefined for an unknown product. */
export function printFilesOf(id: number, baseUrl: string) {
  const product = printProducts.find((one) => one.id === id)
  const found = productWithVariants(id, baseUrl)
  if (product === undefined || found === undefined) return undefined
  const garment = onGarment[product.type]
  const files = new Map<string, PrintFile & { readonly printfile_id: number }>()
  const variants = found.variants.map((variant) => {
    const file = garment ?? onObject[product.type] ?? posterFile(variant.size)
    const name = JSON.stringify(file)
    const known = files.get(name) ?? { printfile_id: id * 10 + files.size + 1, ...file }
    files.set(name, known)
    const placements: Record<string, number> =
      garment === undefined
        ? { default: known.printfile_id }
        : { front: known.printfile_id, back: known.printfile_id }
    return { variant_id: variant.id, placements }
  })
  return {
    product_id: id,
    available_placements:
      garment === undefined ? { default: 'Print file' } : { front: 'Front print', back: 'Back print' },
    printfiles: [...files.values()].map((file) => ({ ...file, can_rotate: false })),
    variant_printfiles: variants,
    option_groups: [],
    options: [],
  }
}
