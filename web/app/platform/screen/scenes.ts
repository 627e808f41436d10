import type { PictureSize } from '@first-fashion/ui'

const wide: PictureSize = { width: 1600, height: 1280 }
const collection: PictureSize = { width: 1600, height: 900 }
const tile: PictureSize = { width: 1000, height: 1250 }
const square: PictureSize = { width: 1000, height: 1000 }

/** The store's own pictures: garments arranged in a room. Sizes in px. */
const sizes = {
  rail: wide,
  'drawn-by-you': wide,
  workroom: { width: 1200, height: 1500 },
  lost: { width: 1200, height: 900 },
  'empty-bag': square,
  waiting: square,
  men: tile,
  women: tile,
  kids: tile,
  unisex: tile,
  fort: collection,
  surf: collection,
  office: collection,
  'wax-room': collection,
  handloom: collection,
  monsoon: collection,
  play: collection,
  studio: collection,
  'outfit-1': tile,
  'outfit-2': tile,
  'outfit-3': tile,
  'outfit-4': tile,
} as const satisfies Readonly<Record<string, PictureSize>>

export type SceneName = keyof typeof sizes

/** The picture data of a scene. */
export const scene = (name: SceneName) => ({ src: `/media/scenes/${name}/960.webp`, size: sizes[name] })

/** The picture of a collection, if it has one. */
export const sceneOfCollection = (id: string) =>
  isScene(id) && sizes[id] === collection ? scene(id) : undefined

const isScene = (name: string): name is SceneName => name in sizes
