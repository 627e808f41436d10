import { createDrawingAllowance } from './drawing-allowance.ts'
import { type GarmentDrawer, garmentDrawer } from './garment-drawer.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createScenePictures, type ScenePictures } from './scene-pictures.ts'

/** The shop's pictures and the thread that draws them. */
export interface Media {
  readonly drawer: GarmentDrawer
  readonly pictures: Pictures
  readonly scenes: ScenePictures
  /** Throws when an address has had enough drawn for now. */
  readonly mayDraw: (address: string) => void
}

export interface MediaSettings {
  readonly dataDir: string
  /** Pictures that do not exist yet which one address may have drawn. */
  readonly drawingsPerMinute: number
}

export function createMedia({ dataDir, drawingsPerMinute }: MediaSettings): Media {
  const drawer = garmentDrawer()
  return {
    drawer,
    pictures: createPictures({ dataDir, drawer }),
    scenes: createScenePictures({ dataDir }),
    mayDraw: createDrawingAllowance(drawingsPerMinute),
  }
}
