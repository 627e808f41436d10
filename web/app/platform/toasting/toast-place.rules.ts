interface Box {
  readonly top: number
  readonly bottom: number
  readonly right: number
}

// As in app.css, with room for two toasts of two lines.
const top = 72
const height = 170
const width = 352
export const phoneWidth = 480
export const wideWidth = 640

/** Whether an element is where toasts appear at the top right; on a phone they are as wide as the window. */
export const coversToasts = (box: Box, windowWidth: number): boolean =>
  box.bottom > top && box.top < top + height && (windowWidth <= phoneWidth || box.right > windowWidth - width)
