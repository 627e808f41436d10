import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sceneFile } from '@first-fashion/garments'
import type { PictureMaker } from './drawing/picture-maker.ts'
import type { PictureFormat } from './picture-formats.ts'
import type { StoreFile } from './store-files.ts'

export interface ScenePictures {
  /** The file of a scene in a width (px) and format, cached after the first request; undefined for unknown scenes. */
  rendition(id: string, width: number, format: PictureFormat): Promise<string | undefined>
}

/** Keeps the scenes in the sizes that pages ask for, under the data folder; a scene that was drawn anew is cut anew. */
export function createScenePictures({
  dataDir,
  keep,
  maker,
}: {
  readonly dataDir: string
  readonly keep: StoreFile
  readonly maker: Pick<PictureMaker, 'make'>
}): ScenePictures {
  return {
    rendition: async (id, width, format) => {
      const drawn = sceneFile(id)
      if (drawn === undefined) return undefined
      const bytes = await readFile(drawn)
      const print = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
      return keep(join(dataDir, 'media', 'scenes', `${id}.${print}`, `${width}.${format}`), () =>
        maker.make({ does: 'size', picture: drawn, width, format }),
      )
    },
  }
}
