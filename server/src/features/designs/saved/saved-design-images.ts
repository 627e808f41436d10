import { picturesOfSides, showsPictures } from '../images/image-users.ts'
import { savedDesigns } from './saved-designs.table.ts'

/** Saved designs go on showing pictures that were deleted from the library. */
export const savedDesignImages = showsPictures({
  table: savedDesigns,
  shown: picturesOfSides(savedDesigns.sides),
})
