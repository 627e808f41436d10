import { join } from 'node:path'
import { avatarCount } from '@first-fashion/garments'
import type { PictureMaker } from './drawing/picture-maker.ts'
import type { PictureFormat } from './picture-formats.ts'
import type { StoreFile } from './store-files.ts'

export interface Avatars {
  /** The file of an avatar in a width (px) and format, cached after the first request; undefined for unknown ones. */
  rendition(number: string, width: number, format: PictureFormat): Promise<string | undefined>
}

/** Cuttings of batik that stand for people without a picture; there are few, and each is drawn in a moment. */
export function createAvatars({
  dataDir,
  keep,
  maker,
}: {
  readonly dataDir: string
  readonly keep: StoreFile
  readonly maker: Pick<PictureMaker, 'make'>
}): Avatars {
  return {
    rendition: async (number, width, format) => {
      if (!/^\d{1,2}$/.test(number) || Number(number) >= avatarCount) return undefined
      return keep(join(dataDir, 'media', 'avatars', number, `${width}.${format}`), async () =>
        maker.make({ does: 'draw-avatar', number: Number(number), width, format }),
      )
    },
  }
}
