import { picturesOfSides, showsPictures } from '../designs/index.ts'
import { customProducts } from './custom-products.table.ts'

/** Custom products go on showing pictures that were deleted from the library. */
export const customProductImages = showsPictures({
  table: customProducts,
  shown: picturesOfSides(customProducts.sides),
})
