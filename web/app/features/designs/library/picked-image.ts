import type { DesignImage } from '@first-fashion/contract/designs/image-calls'

/** A picture that was chosen for the design. */
export interface PickedImage {
  /** An upload, a shape as 'shape:star', or a file that stays on this device. */
  readonly url: string
  readonly name: string
  /** Its size in px; that of a shape only says that it is square. */
  readonly width: number
  readonly height: number
  /** Whether removing its background makes sense. */
  readonly hasFlatBackground: boolean
  /** In the customer's library. */
  readonly id?: string
}

export type OnPick = (image: PickedImage) => void

export const pickedFrom = (image: DesignImage): PickedImage => ({
  url: image.url,
  name: image.name,
  width: image.width,
  height: image.height,
  hasFlatBackground: image.hasFlatBackground,
  id: image._id,
})
