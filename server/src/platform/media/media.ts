import type { DiskSpace } from '../disk-space.ts'
import { createAllowance } from '../http/allowance.ts'
import { type Avatars, createAvatars } from './avatars.ts'
import { createDerivedFiles } from './derived/derived-files.ts'
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
  /** Room for drawings and everything that is derived from them. */
  readonly derivedFilesMib: number
}

export interface MediaOptions extends MediaSettings {
  readonly disk: DiskSpace
  /** Whether something of the shop shows the garment of this name. */
  readonly isShown: (key: string) => Promise<boolean>
  /** Where pictures come from beside the drawer. */
  readonly sources: readonly PictureSource[]
}

export function createMedia(options: MediaOptions): Media {
  const { dataDir, disk, isShown, sources } = options
  const drawer = garmentDrawer()
  const files = createDerivedFiles({ dataDir, disk, mostBytes: options.derivedFilesMib * 1024 * 1024 })
  return {
    drawer,
    pictures: createPictures({ dataDir, drawer, files, isShown, sources }),
    scenes: createScenePictures({ dataDir, keep: files.keep }),
    avatars: createAvatars({ dataDir, keep: files.keep }),
    mayDraw: createAllowance(options.drawingsPerMinute),
  }
}
