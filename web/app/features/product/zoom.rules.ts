/** Pixels from the centre of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Extent {
  readonly width: number
  readonly height: number
}

/** A picture's position on its stage: its scale, and its offset from the centre. */
export interface ZoomView extends Point {
  readonly scale: number
}

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 }
export const largestScale = 4
/** The scale of one click. */
export const pressScale = 2.25

/** The view at another scale; the given point stays in place. */
export function zoomedTo(view: ZoomView, scale: number, point: Point): ZoomView {
  const next = Math.min(largestScale, Math.max(1, scale))
  if (next === 1) return fitted
  const ratio = next / view.scale
  return { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

export const movedBy = (view: ZoomView, { x, y }: Point): ZoomView => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
})

/** The picture cannot be dragged off its stage: its edges come as far as the stage's. */
export function clampedToStage(view: ZoomView, picture: Extent, stage: Extent): ZoomView {
  const within = (value: number, inner: number, outer: number) => {
    const most = Math.max(0, (inner * view.scale - outer) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return {
    ...view,
    x: within(view.x, picture.width, stage.width),
    y: within(view.y, picture.height, stage.height),
  }
}
