import { customProductImages } from '../../features/custom-products/index.ts'
import { type DesignImageUser, designLogImages, savedDesignImages } from '../../features/designs/index.ts'

/** What shows pictures of libraries: such a picture is stored even after its owner deletes it. A new one is a line here. */
export const designImageUsers: readonly DesignImageUser[] = [
  savedDesignImages,
  customProductImages,
  designLogImages,
]
