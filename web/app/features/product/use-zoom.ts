import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  clampedToStage,
  fitted,
  movedBy,
  type Point,
  pressScale,
  type ZoomView,
  zoomedTo,
} from './zoom.rules.ts'

const middle: Point = { x: 0, y: 0 }
/** A pointer that moved less than this, in pixels, is a click and not a drag. */
const pressSlack = 6

export interface Zoom {
  readonly isZoomed: boolean
  /** Zooms in or out around the centre. */
  scaleBy(factor: number): void
  panBy(way: Point): void
  reset(): void
}

/**
 * Zooms the picture on its stage by click, pinch, wheel or buttons. An enlarged picture can be dragged.
 * While it fits, a swipe changes the picture instead.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>): Zoom {
  const view = useRef<ZoomView>(fitted)
  const [isZoomed, setZoomed] = useState(false)

  const show = useCallback(
    (next: ZoomView) => {
      if (stage.current === null || picture.current === null) return
      const { offsetWidth: width, offsetHeight: height } = picture.current
      const { clientWidth, clientHeight } = stage.current
      const clamped = clampedToStage(next, { width, height }, { width: clientWidth, height: clientHeight })
      view.current = clamped
      picture.current.style.transform =
        clamped.scale === 1 ? '' : `translate(${clamped.x}px, ${clamped.y}px) scale(${clamped.scale})`
      setZoomed(clamped.scale > 1)
    },
    [stage, picture],
  )
  const reset = useCallback(() => show(fitted), [show])
  const scaleBy = useCallback(
    (factor: number) => show(zoomedTo(view.current, view.current.scale * factor, middle)),
    [show],
  )
  const panBy = useCallback((way: Point) => show(movedBy(view.current, way)), [show])

  useEffect(() => {
    const box = stage.current
    if (box === null) return
    return followPointers(box, view, show)
  }, [stage, show])
  return { isZoomed, scaleBy, panBy, reset }
}

/** Turns touch, mouse and wheel input on the stage into views. Returns its cleanup. */
function followPointers(
  stage: HTMLElement,
  view: RefObject<ZoomView>,
  show: (view: ZoomView) => void,
): () => void {
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const { down, move, up, hasPulled } = fingersOn(pointOf, view, show)
  const press = (event: MouseEvent) => {
    // The second of two quick clicks would undo the first.
    if (hasPulled() || event.detail > 1) return
    const scale = view.current.scale > 1 ? 1 : pressScale
    show(zoomedTo(view.current, scale, pointOf(event)))
  }
  const wheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    show(zoomedTo(view.current, view.current.scale * Math.exp(-event.deltaY / 300), pointOf(event)))
  }
  const end = new AbortController()
  const { signal } = end
  stage.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
  stage.addEventListener('click', press, { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  return () => end.abort()
}

/** One pointer drags, two pinch. */
function fingersOn(
  pointOf: (event: MouseEvent) => Point,
  view: RefObject<ZoomView>,
  show: (view: ZoomView) => void,
) {
  const fingers = new Map<number, Point>()
  let pulled = 0
  return {
    /** Whether the last press was a drag and not a click. */
    hasPulled: () => pulled > pressSlack,
    down: (event: PointerEvent) => {
      if (fingers.size === 0) pulled = 0
      fingers.set(event.pointerId, pointOf(event))
    },
    up: (event: PointerEvent) => fingers.delete(event.pointerId),
    move: (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const now = pointOf(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      const way = { x: now.x - before.x, y: now.y - before.y }
      pulled += Math.hypot(way.x, way.y)
      if (other !== undefined) {
        const ratio = distance(now, other) / Math.max(1, distance(before, other))
        const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        return show(zoomedTo(view.current, view.current.scale * ratio, between))
      }
      if (view.current.scale > 1) show(movedBy(view.current, way))
    },
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
