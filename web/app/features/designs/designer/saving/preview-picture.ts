import { previewGround, savedDesignLimits } from '@first-fashion/contract/designs/saved-design'
import { type Blank, type OnGarment, paintOnGarment } from '../drawing/on-garment.ts'

interface PreviewFacts extends Omit<OnGarment, 'blank'> {
  readonly blank: Blank | null
}

const size = { width: 480, height: 600 }

/** The garment with the design on it, as a data URL; empty if it cannot be drawn. Null where the browser has no canvas. */
export async function previewPicture({ blank, ...facts }: PreviewFacts): Promise<string | null> {
  try {
    const canvas = Object.assign(document.createElement('canvas'), size)
    const design = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (context === null) return null
    if (blank === null) return ''
    paintOnGarment(design, { blank, ...facts })
    const garment = new Image()
    garment.src = blank[facts.side]
    await garment.decode()
    context.drawImage(garment, 0, 0, size.width, size.height)
    context.drawImage(design, 0, 0)
    return shortEnough((type, quality) => {
      if (type === 'image/jpeg') layOnGround(context)
      return canvas.toDataURL(type, quality)
    })
  } catch {
    return ''
  }
}

/** Safari writes no WebP and answers a PNG instead, which may be too long to be sent. */
const encodings = [
  ['image/webp', 0.85],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
  ['image/jpeg', 0.3],
] as const

/** The first that can be sent; none if all are too long. */
export function shortEnough(encode: (type: string, quality: number) => string): string {
  for (const [type, quality] of encodings) {
    const url = encode(type, quality)
    if (url.length <= savedDesignLimits.previewLength) return url
  }
  return ''
}

/** A JPEG would be black where nothing is. */
function layOnGround(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = previewGround
  context.fillRect(0, 0, size.width, size.height)
}
