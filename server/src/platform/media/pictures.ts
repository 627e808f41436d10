import { join } from 'node:path'
import { master } from '@first-fashion/garments'
import sharp, { type Sharp } from 'sharp'
import type { GarmentDrawer } from './garment-drawer.ts'
import { keepFiles } from './keep-files.ts'
import { cutPicture, type PictureName, readPictureName } from './picture-cuts.ts'

/** The formats that pictures are served in. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface Pictures {
  /**
   * The file of a picture in a width (px) and format, made and kept when it is asked for first; undefined for no such
   * picture. `mayDraw` throws where it has to be drawn and whoever asks has had enough drawn.
   */
  rendition(
    key: string,
    width: number,
    format: PictureFormat,
    mayDraw?: () => void,
  ): Promise<string | undefined>
  /** The picture as other sites show it: 1200x630. */
  social(key: string, mayDraw?: () => void): Promise<string | undefined>
}

/** Keeps masters and what is derived from them under the data folder. Whatever comes at once is made once. */
export function createPictures({ dataDir, drawer }: { dataDir: string; drawer: GarmentDrawer }): Pictures {
  const once = keepFiles()
  const folder = join(dataDir, 'media')
  const masterOf = (key: string, mayDraw: () => void) =>
    once(join(folder, 'masters', `${key}.png`), async () => {
      mayDraw()
      return drawer.draw(key)
    })
  return {
    rendition: async (key, width, format, mayDraw = always) => {
      const name = readPictureName(key)
      if (name === undefined) return undefined
      return once(join(folder, 'renditions', key, `${width}.${format}`), async () => {
        const cut = await cutOf(await masterOf(name.drawing, mayDraw), name)
        return encode(sharp(cut).resize({ width, withoutEnlargement: true }), format).toBuffer()
      })
    },
    social: async (key, mayDraw = always) => {
      const name = readPictureName(key)
      if (name === undefined) return undefined
      return once(join(folder, 'social', `${key}.jpg`), async () =>
        socialCard(await masterOf(name.drawing, mayDraw)),
      )
    },
  }
}

const always = () => {}

/** The drawing's file itself, or a cut of it: cut first and resized after, as light is laid over the whole. */
const cutOf = async (file: string, name: PictureName): Promise<string | Buffer> =>
  name.cut === undefined
    ? file
    : cutPicture(sharp(file), name, master).png({ compressionLevel: 1 }).toBuffer()

/** Weighed for cloth: fine enough for its weave, small enough for a phone. */
export function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 })
  return picture.jpeg({ quality: 82, mozjpeg: true })
}

const card = { width: 1200, height: 630 }

/** The garment whole, on its own ground. */
async function socialCard(master: string): Promise<Buffer> {
  const ground = await sharp(master)
    .extract({ left: 0, top: 0, width: 40, height: 630 })
    .resize({ ...card, fit: 'fill' })
    .blur(20)
    .toBuffer()
  const garment = await sharp(master).resize({ height: card.height }).toBuffer({ resolveWithObject: true })
  const left = Math.round((card.width - garment.info.width) / 2)
  return sharp(ground)
    .composite([{ input: garment.data, left, top: 0 }])
    .jpeg({ quality: 84 })
    .toBuffer()
}
