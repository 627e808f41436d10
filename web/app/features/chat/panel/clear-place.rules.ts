/** A rectangle on the screen, in CSS px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Whether a place on the screen meets one of the boxes. */
export const isTaken = (place: Box, boxes: readonly Box[]): boolean =>
  boxes.some(
    (box) =>
      box.left < place.right && place.left < box.right && box.top < place.bottom && place.top < box.bottom,
  )
