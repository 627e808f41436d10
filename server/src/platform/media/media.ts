import { type Avatars, createAvatars } from './avatars.ts'
import { createDrawingAllowance } from './drawing-allowance.ts'
import { type GarmentDrawer, garmentDrawer } from './garment-drawer.ts'
import { createPictures, type PictureSource, type Pictures } from './pictures.ts'
import { createScenePictures, type ScenePictures } from './scene-pictures.ts'

/** The shop's pictures and the thread that draws them. */
export interface Media {
  readonly drawer: GarmentDrawer
  readonly pictures: Pictures
  readonly scenes: ScenePictures
  readonly avatars: Avatars
  /** Throws when an address has had enough drawn for now. */
  readonly mayDraw: (address: string) => void
}

export interface MediaSettings {
  readonly dataDir: string
  /** Pictures that do not exist yet which one address may have drawn. */
  readonly drawingsPerMinute: number
}

export function createMedia(
  { dataDir, drawingsPerMinute }: MediaSettings,
  sources: readonly PictureSource[],
): Media {
  const drawer = garmentDrawer()
  return {
    drawer,
    pictures: createPictures({ dataDir, drawer, sources }),
    scenes: createScenePictures({ dataDir }),
    avatars: createAvatars({ dataDir }),
    mayDraw: createDrawingAllowance(drawingsPerMinute),
  }
}
