import sharp, { type Sharp } from 'sharp'
import { socialCard } from '../social-card-size.ts'

/** Files that are made of a logo, by what they are for. */
export const brandPictures = ['logo.png', 'icon-32.png', 'icon-180.png', 'card.jpg'] as const
export type BrandPicture = (typeof brandPictures)[number]

/** The logo as pages show it at most, px; the picture has twice as many. */
export const logoSize = { width: 160, height: 40 } as const
const pixelRatio = 2
const ground = '#faf8f4'
const nothing = { r: 0, g: 0, b: 0, alpha: 0 } as const

/** Draws one of the pictures that stand for a store, from the file of its logo. */
export async function drawBrandPicture(logo: string, as: BrandPicture): Promise<Uint8Array> {
  switch (as) {
    case 'logo.png':
      return smallPng(
        sharp(logo).resize({
          width: logoSize.width * pixelRatio,
          height: logoSize.height * pixelRatio,
          fit: 'inside',
          withoutEnlargement: true,
        }),
      )
    case 'icon-32.png':
      return smallPng(await padded(logo, { width: 32, height: 32, margin: 1 }))
    case 'icon-180.png':
      // Phones show black where nothing is.
      return smallPng(await padded(logo, { width: 180, height: 180, margin: 22, ground }))
    case 'card.jpg':
      return (await padded(logo, { ...socialCard, margin: 150, ground }))
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer()
  }
}

const smallPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()

interface Frame {
  readonly width: number
  readonly height: number
  readonly margin: number
  /** What is around the logo and shows through it; nothing without it. */
  readonly ground?: string
}

/** The logo in the middle of a frame, so many px away from its edges. A small one is enlarged twice at most. */
async function padded(logo: string, { width, height, margin, ground }: Frame): Promise<Sharp> {
  const own = await sharp(logo).metadata()
  const scale = Math.min((width - 2 * margin) / own.width, (height - 2 * margin) / own.height, 2)
  const inner = { width: atLeastOne(own.width * scale), height: atLeastOne(own.height * scale) }
  const [left, top] = [Math.floor((width - inner.width) / 2), Math.floor((height - inner.height) / 2)]
  const [right, bottom] = [width - inner.width - left, height - inner.height - top]
  const picture = sharp(logo).resize({ ...inner, fit: 'fill' })
  const filled = ground === undefined ? picture : picture.flatten({ background: ground })
  return filled.extend({ left, top, right, bottom, background: ground ?? nothing })
}

const atLeastOne = (px: number): number => Math.max(1, Math.round(px))
