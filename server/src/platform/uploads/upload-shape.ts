import type { Crop, UploadKind } from '@first-fashion/contract/pictures'

/** How a picture is stored: cropped to a size, or fitted into it. px. */
export interface UploadShape {
  readonly kind: UploadKind
  readonly width: number
  readonly height: number
  /**
   * Framed: cut where little is lost, else whole on a plain ground; always in the proportions of the size.
   * Lossless: whole, with what shows through it, as a PNG that has levels.
   */
  readonly fit: 'cut' | 'whole' | 'framed' | 'lossless'
  /** The part that the person chose; without it the middle is taken. */
  readonly crop?: Crop | undefined
  /** What shows through and beside the picture; white without it. */
  readonly ground?: string
}
