import { categories } from './category-scenes.ts'
import { collectionScenes } from './collection-scenes.ts'
import { houseScenes } from './house-scenes.ts'
import { looks } from './look-scenes.ts'
import { outfits } from './outfit-scenes.ts'
import type { Scene } from './scene.ts'

/** Every scene of the house, by its name in addresses. */
export const scenes: readonly Scene[] = [
  ...houseScenes,
  ...categories,
  ...collectionScenes,
  ...outfits,
  ...looks,
]
