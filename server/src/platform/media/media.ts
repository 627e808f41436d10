import { createAllowance } from '../http/allowance.ts'
import { type Avatars, createAvatars } from './avatars.ts'
import type { DerivedFiles } from './derived/derived-files.ts'
import type { PictureMaker } from './drawing/picture-maker.ts'
import { createNamePictures, type NamePictures } from './name-pictures.ts'
import { createPictures, type PictureSource, type Pictures } from './pictures.ts'
import { createScenePictures, type ScenePictures } from './scene-pictures.ts'

/** The shop's pictures. */
export interface Media {
  readonly pictures: Pictures
  readonly scenes: ScenePictures
  readonly avatars: Avatars
  readonly names: NamePictures
  /** Throws when an address has had enough drawn for now. */
  readonly mayDraw: (address: string) => void
  /** What is being drawn is given up. */
  close(): Promise<void>
}

export interface MediaSettings {
  readonly dataDir: string
  /** Pictures that do not exist yet which one address may have drawn. */
  readonly drawingsPerMinute: number
}

export interface MediaOptions extends MediaSettings {
  readonly files: DerivedFiles
  readonly maker: PictureMaker
  /** Whether something of the shop shows the garment of this name. */
  readonly isShown: (key: string) => Promise<boolean>
  /** Where pictures come from besides the garments that are drawn. */
  readonly sources: readonly PictureSource[]
}

export function createMedia(options: MediaOptions): Media {
  const { dataDir, files, maker, isShown, sources } = options
  return {
    pictures: createPictures({ dataDir, maker, files, isShown, sources }),
    scenes: createScenePictures({ dataDir, keep: files.keep, maker }),
    avatars: createAvatars({ dataDir, keep: files.keep, maker }),
    names: createNamePictures({ dataDir, keep: files.keep, maker }),
    mayDraw: createAllowance(options.drawingsPerMinute),
    close: () => maker.close(),
  }
}
