import type { Crop, UploadKind } from '@first-fashion/contract/pictures'

/** How a picture is stored: cropped to a size, or fitted into it. px. */
export interface UploadShape {
  readonly kind: UploadKind
  readonly width: number
  readonly height: number
  /**
   * Framed: cut where little is lost, else whole on a plain ground; always in the proportions of the size.
   * Lossless: whole, with what shows through it, as a PNG that has levels. As sent: the same, but what came with loss and
   * is opaque stays a JPEG, about as large as it was.
   * Logo: without its transparent margin, as a PNG; may be an SVG, which is drawn.
   */
  readonly fit: 'cut' | 'whole' | 'framed' | 'lossless' | 'as-sent' | 'logo'
  /** As sent: what would take more bytes is refused. */
  readonly mostBytes?: number
  /** The part that the person chose; without it the middle is taken. */
  readonly crop?: Crop | undefined
  /** What shows through and beside the picture; white without it. */
  readonly ground?: string
}
