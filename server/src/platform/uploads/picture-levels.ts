import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { levelsOf, type PictureSize, readLevelFile } from '@first-fashion/contract/designs/picture-levels'
import { isUuid } from '../ids.ts'
import type { DerivedFiles } from '../media/derived/derived-files.ts'
import type { PictureFacts } from '../media/drawing/lossless-pictures.ts'
import type { PictureMaker } from '../media/drawing/picture-maker.ts'

/** The levels of uploads that are stored without loss; the canvas and the print renderer read the same files. */
export interface PictureLevels {
  /** What is known of an upload. Throws if there is no such upload. */
  inspect(name: string): Promise<PictureFacts>
  /** The file behind the last part of a level's address; undefined for a level that the upload does not have. */
  file(name: string, file: string): Promise<string | undefined>
}

interface LevelsOptions {
  readonly folder: string
  readonly files: DerivedFiles
  readonly maker: Pick<PictureMaker, 'make' | 'inspect'>
}

/** An upload without loss, in its folder. */
export const losslessMaster = 'master.png'

/** A level is made when it is asked for first, and again when it went to make room. */
export function createPictureLevels({ folder, files, maker }: LevelsOptions): PictureLevels {
  const masterOf = (name: string) => join(folder, name, losslessMaster)
  const cutoutOf = (name: string, size: PictureSize) =>
    files.keep(join(folder, name, `${size.width}x${size.height}-0-cutout.png`), () =>
      maker.make({ does: 'draw-cutout', picture: masterOf(name) }),
    )
  return {
    inspect: (name) => maker.inspect(masterOf(name)),
    file: async (name, file) => {
      const requested = readLevelFile(file)
      const size = requested === undefined || !isUuid(name) ? undefined : await sizeOfPng(masterOf(name))
      if (requested === undefined || size === undefined || !isSame(size, requested.size)) return undefined
      const level = levelsOf(size)[requested.level]
      if (level === undefined) return undefined
      if (level.level === 0) return requested.isBackgroundRemoved ? cutoutOf(name, size) : masterOf(name)
      return files.keep(join(folder, name, file), async () => {
        const picture = requested.isBackgroundRemoved ? await cutoutOf(name, size) : masterOf(name)
        return maker.make({ does: 'draw-level', picture, level })
      })
    },
  }
}

const isSame = (one: PictureSize, other: PictureSize): boolean =>
  one.width === other.width && one.height === other.height

/** A PNG begins with 8 bytes of its own, and its first chunk says how large it is. */
async function sizeOfPng(file: string): Promise<PictureSize | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined) return undefined
  try {
    const { buffer } = await handle.read(Buffer.alloc(24), 0, 24, 0)
    return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) }
  } finally {
    await handle.close()
  }
}
