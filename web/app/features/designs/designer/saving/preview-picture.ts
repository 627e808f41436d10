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
    return canvas.toDataURL('image/webp', 0.85)
  } catch {
    return ''
  }
}
