import { createHash } from 'node:crypto'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@first-fashion/contract/limits'
import type { DerivedFiles } from './derived/derived-files.ts'
import type { PictureMaker } from './drawing/picture-maker.ts'
import type { CardWords } from './drawing/social-card.ts'
import { pictureCuts, readPictureName } from './picture-cuts.ts'
import { type PictureFormat, pictureFormats } from './picture-formats.ts'

export interface Pictures {
  /**
   * The file of a picture in a width (px) and format, made and kept when it is asked for first; undefined for no such
   * picture, and for one that nothing of the shop shows. `mayDraw` throws where it has to be drawn and whoever asks has had enough drawn.
   */
  rendition(
    key: string,
    width: number,
    format: PictureFormat,
    mayDraw?: () => void,
  ): Promise<string | undefined>
  /** The picture at an address with words beside it as other sites show it, 1200x630. */
  card(address: string, words: CardWords, mayDraw?: () => void): Promise<string | undefined>
}

/** A source of pictures: drawn or uploaded. Pages know only a picture's URL. */
export interface PictureSource {
  /** How to get at the file that cards are made of; undefined for what is not of this source. `mayDraw` as above. */
  original(address: string, mayDraw: () => void): Promise<(() => Promise<string>) | undefined>
}

export interface PicturesOptions {
  readonly dataDir: string
  readonly maker: Pick<PictureMaker, 'make'>
  readonly files: DerivedFiles
  /** Whether the shop uses the picture of this name; otherwise anyone could invent names without end. */
  readonly isShown: (key: string) => Promise<boolean>
  /** Besides the garments that are drawn. */
  readonly sources?: readonly PictureSource[]
}

/** Keeps masters and what is derived from them under the data folder. Whatever comes at once is made once. */
export function createPictures(options: PicturesOptions): Pictures {
  const { dataDir, maker, files, isShown, sources = [] } = options
  const folder = join(dataDir, 'media')
  const masters = createMasters(folder, maker, files)
  const allSources = [garmentsFrom(masters), ...sources]
  return {
    rendition: async (key, width, format, mayDraw = always) => {
      const name = readPictureName(key)
      if (name === undefined) return undefined
      const file = join(sizesOf(folder, key), `${width}.${format}`)
      const isNew = !(await exists(file))
      if (isNew && !(await isShown(key))) return undefined
      await files.keep(file, async () => {
        const picture = await masters.draw(name.drawing, mayDraw)
        return maker.make({ does: 'size', picture, name, width, format })
      })
      if (isNew) await masters.discardIfSpent(name.drawing)
      return file
    },
    card: async (address, words, mayDraw = always) => {
      const original = await originalOf(allSources, address, mayDraw)
      if (original === undefined) return undefined
      const print = createHash('sha256')
        .update(JSON.stringify([address, words]))
        .digest('hex')
        .slice(0, 24)
      return files.keep(join(folder, 'cards', `${print}.jpg`), async () =>
        maker.make({ does: 'draw-card', picture: await original(), words }),
      )
    },
  }
}

/** Drawings of garments in full size, which their sizes are made of. */
interface Masters {
  /** Its file; `mayDraw` as above. */
  draw(drawing: string, mayDraw: () => void): Promise<string>
  /** A master is as large as all of its sizes together: it goes once they are there. */
  discardIfSpent(drawing: string): Promise<void>
}

function createMasters(folder: string, maker: PicturesOptions['maker'], files: DerivedFiles): Masters {
  const fileOf = (drawing: string) => join(folder, 'masters', `${drawing}.png`)
  return {
    draw: (drawing, mayDraw) =>
      files.keep(fileOf(drawing), async () => {
        mayDraw()
        return maker.make({ does: 'draw-garment', key: drawing })
      }),
    discardIfSpent: async (drawing) => {
      const names = [drawing, ...pictureCuts.map((cut) => `${drawing}.${cut}`)]
      const counts = await Promise.all(names.map((key) => countFiles(sizesOf(folder, key))))
      if (counts.every((count) => count === 0 || count >= allSizes)) await files.discard(fileOf(drawing))
    },
  }
}

const sizesOf = (folder: string, key: string) => join(folder, 'renditions', key)

const garmentsFrom = (masters: Masters): PictureSource => ({
  original: async (address, mayDraw) => {
    const name = readPictureName(/^\/media\/garments\/([^/]+)\//.exec(address)?.[1] ?? '')
    return name === undefined ? undefined : () => masters.draw(name.drawing, mayDraw)
  },
})

async function originalOf(sources: readonly PictureSource[], address: string, mayDraw: () => void) {
  for (const source of sources) {
    const found = await source.original(address, mayDraw)
    if (found !== undefined) return found
  }
  return undefined
}

const always = () => {}

const allSizes = pictureWidths.length * pictureFormats.length

const countFiles = async (folder: string): Promise<number> => (await readdir(folder).catch(() => [])).length

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
