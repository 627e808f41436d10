import type { PageBox, PagePoint } from '@first-fashion/designer-engine/geometry/units'
import { startDrag } from '@first-fashion/designer-engine/gestures/drag'
import type { Gesture, GestureStep } from '@first-fashion/designer-engine/gestures/gesture'
import { startPinch } from '@first-fashion/designer-engine/gestures/pinch'
import { startResize } from '@first-fashion/designer-engine/gestures/resize'
import { startRotate } from '@first-fashion/designer-engine/gestures/rotate'
import { elementAt, elementsIn, withGroups } from '@first-fashion/designer-engine/pointing/hit-testing'
import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { selectedOf } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'
import { type HandleReach, handleAt, hasHandles } from './handles.ts'
import { type PageView, toPagePoint } from './page-view.ts'

/** Radius of a handle for a mouse and for a finger, and the reach of lines that attract, in CSS px. */
const mouseReachPx = 10
const fingerReachPx = 22
const snapReachPx = 6
/** A pointer that moves less has clicked. */
const clickPx = 3

interface Running {
  readonly pointers: Map<number, PagePoint>
  readonly start: PagePoint
  /** Where the page was on the screen: asking for it in each frame would lay the page out each time. */
  readonly frame: DOMRect
  readonly gesture: Gesture | 'marquee'
  /** What was selected when the first pointer came down. */
  readonly selectedBefore: readonly string[]
  pinch: ((fingers: readonly [PagePoint, PagePoint]) => GestureStep) | null
  last: GestureStep | null
  hasMoved: boolean
  /** What a click does on top of that: with Shift it takes what was selected out of the selection. */
  readonly onClick: () => void
}

/**
 * Pointers on the canvas, `page` being the page in it: they select, drag, pull corners, turn, draw a box around elements,
 * and pinch.
 */
export function usePointerGestures(view: PageView, page: RefObject<HTMLElement | null>) {
  const store = useDesigner()
  const preview = useFramedPreview(store)
  const running = useRef<Running | null>(null)
  const [marquee, setMarquee] = useState<PageBox | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || page.current === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const now = running.current
    if (now === null) running.current = begun(store, view, event, page.current.getBoundingClientRect())
    else addFinger(store, now, event.pointerId, toPagePoint(view, now.frame, event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = running.current
    if (now === null || !now.pointers.has(event.pointerId)) return
    const point = toPagePoint(view, now.frame, event)
    if (!hasMovedTo(now, event.pointerId, point, clickPx / view.scale)) return
    if (now.gesture === 'marquee') setMarquee(now.pinch === null ? boxBetween(now.start, point) : null)
    if (now.gesture !== 'marquee' || now.pinch !== null) now.last = stepOf(now, point, event)
    if (now.last !== null) preview.show(now.last)
  }
  const end = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const now = running.current
    if (now === null || !now.pointers.delete(event.pointerId) || now.pointers.size > 0) return
    running.current = null
    setMarquee(null)
    preview.end()
    if (!isCancelled) finish(store, now, toPagePoint(view, now.frame, event))
  }
  return {
    marquee,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
    },
  }
}

function begun(
  store: DesignerStore,
  view: PageView,
  event: PointerEvent<HTMLElement>,
  frame: DOMRect,
): Running {
  const start = toPagePoint(view, frame, event)
  const reach = (event.pointerType === 'touch' ? fingerReachPx : mouseReachPx) / view.scale
  return {
    pointers: new Map([[event.pointerId, start]]),
    start,
    frame,
    selectedBefore: store.get().selected,
    ...begunAt(store, start, {
      reach,
      px: 1 / view.scale,
      snapReach: snapReachPx / view.scale,
      adds: event.shiftKey,
    }),
    pinch: null,
    last: null,
    hasMoved: false,
  }
}

/** Remembers where a pointer is; `leastUnits` is how far the gesture has to go before it counts. */
function hasMovedTo(now: Running, pointerId: number, point: PagePoint, leastUnits: number): boolean {
  now.pointers.set(pointerId, point)
  now.hasMoved ||= Math.hypot(point.x - now.start.x, point.y - now.start.y) >= leastUnits
  return now.hasMoved
}

/** A pinch that has lost a finger stays as it was. */
function stepOf({ pointers, pinch, gesture, last }: Running, point: PagePoint, event: PointerEvent) {
  const [first, second] = [...pointers.values()]
  if (pinch !== null) return first && second ? pinch([first, second]) : last
  return gesture === 'marquee' ? null : gesture(point, { isStrict: event.shiftKey, isFree: event.altKey })
}

function finish(store: DesignerStore, now: Running, point: PagePoint): void {
  const { last, gesture, pinch, start, hasMoved, onClick } = now
  if (!hasMoved) onClick()
  else if (last?.command != null) store.run(last.command)
  else if (gesture === 'marquee' && pinch === null) store.select(idsIn(store, boxBetween(start, point)))
}

interface Reach extends HandleReach {
  readonly snapReach: number
  /** Shift adds to the selection. */
  readonly adds: boolean
}

const nothing = () => undefined

/** What begins at a point: a handle of the one selected element, an element, or a box around several. */
function begunAt(
  store: DesignerStore,
  point: PagePoint,
  { snapReach, adds, ...reach }: Reach,
): Pick<Running, 'gesture' | 'onClick'> {
  const { side, shown } = store.get()
  const field = store.fields[side]
  const [only, another] = selectedOf(store)
  if (only !== undefined && another === undefined && hasHandles(only)) {
    const handle = handleAt(only.position, point, reach)
    if (handle === 'rotate')
      return { gesture: startRotate({ side, element: only, from: point }), onClick: nothing }
    if (handle !== undefined)
      return { gesture: startResize({ side, element: only, corner: handle, field }), onClick: nothing }
  }
  const { elements } = shown[side]
  const hit = elementAt(elements, point)
  if (hit === undefined) {
    if (!adds) store.select([])
    return { gesture: 'marquee', onClick: nothing }
  }
  const onClick = selectHit(store, withGroups(elements, [hit.id]), adds)
  const { selected: ids } = store.get()
  return {
    gesture: startDrag({ side, elements, ids, from: point, field, tolerance: snapReach }),
    onClick,
  }
}

/** Selects what is dragged if it is not selected yet. Answers what a click does that does not become a drag. */
function selectHit(store: DesignerStore, ids: readonly string[], adds: boolean): () => void {
  const { selected } = store.get()
  const isSelected = ids.every((id) => selected.includes(id))
  if (!isSelected) store.select(adds ? [...selected, ...ids] : ids)
  return isSelected && adds ? () => store.select(selected.filter((id) => !ids.includes(id))) : nothing
}

/** A second finger turns a drag into a pinch of the one selected element. One that pinches nothing is no part of it. */
function addFinger(store: DesignerStore, now: Running, pointerId: number, second: PagePoint): void {
  const [first, other] = [...now.pointers.values()]
  if (first === undefined || other !== undefined) return
  // The first finger fell beside the element, which is what both are about.
  if (now.gesture === 'marquee') store.select(now.selectedBefore)
  const [element, another] = selectedOf(store)
  if (element === undefined || another !== undefined) return
  now.pointers.set(pointerId, second)
  store.preview(null)
  now.hasMoved = true
  now.pinch = startPinch({ side: store.get().side, element, fingers: [first, second] })
}

const idsIn = (store: DesignerStore, box: PageBox): string[] => {
  const { shown, side } = store.get()
  return elementsIn(shown[side].elements, box).map(({ id }) => id)
}

const boxBetween = (a: PagePoint, b: PagePoint): PageBox => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Shows the steps of a gesture, at most one in a frame: pointers can report more often than the screen shows. */
function useFramedPreview(store: DesignerStore) {
  return useMemo(() => {
    let frame: number | null = null
    let latest: GestureStep
    const show = () => {
      frame = null
      store.preview(latest)
    }
    return {
      show: (step: GestureStep) => {
        latest = step
        frame ??= requestAnimationFrame(show)
      },
      end: () => {
        if (frame !== null) cancelAnimationFrame(frame)
        frame = null
        store.preview(null)
      },
    }
  }, [store])
}
