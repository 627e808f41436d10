import type { PageBox, PagePoint } from '@first-fashion/designer-engine/geometry/units'
import { startDrag } from '@first-fashion/designer-engine/gestures/drag'
import type { Gesture, GestureStep } from '@first-fashion/designer-engine/gestures/gesture'
import { startPinch } from '@first-fashion/designer-engine/gestures/pinch'
import { startResize } from '@first-fashion/designer-engine/gestures/resize'
import { startRotate } from '@first-fashion/designer-engine/gestures/rotate'
import { elementAt, elementsIn, withGroups } from '@first-fashion/designer-engine/pointing/hit-testing'
import { type PointerEvent, useRef, useState } from 'react'
import { selectedOf } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'
import { handleAt } from './handles.ts'
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
  readonly gesture: Gesture | 'marquee'
  pinch: ((fingers: readonly [PagePoint, PagePoint]) => GestureStep) | null
  last: GestureStep | null
  hasMoved: boolean
}

/** Pointers on the canvas: they select, drag, pull corners, turn, draw a box around elements, and pinch. */
export function usePointerGestures(view: PageView) {
  const store = useDesigner()
  const running = useRef<Running | null>(null)
  const [marquee, setMarquee] = useState<PageBox | null>(null)
  const pointOf = (event: PointerEvent<HTMLElement>) =>
    toPagePoint(view, event.currentTarget.getBoundingClientRect(), event)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    const now = running.current
    if (now !== null) {
      now.pointers.set(event.pointerId, point)
      beginPinch(store, now)
      return
    }
    const reach = (event.pointerType === 'touch' ? fingerReachPx : mouseReachPx) / view.scale
    running.current = {
      pointers: new Map([[event.pointerId, point]]),
      start: point,
      gesture: gestureAt(store, point, { reach, snapReach: snapReachPx / view.scale, adds: event.shiftKey }),
      pinch: null,
      last: null,
      hasMoved: false,
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = running.current
    if (now === null || !now.pointers.has(event.pointerId)) return
    const point = pointOf(event)
    now.pointers.set(event.pointerId, point)
    const distance = Math.hypot(point.x - now.start.x, point.y - now.start.y) * view.scale
    if (!now.hasMoved && distance < clickPx) return
    now.hasMoved = true
    const [first, second] = [...now.pointers.values()]
    if (now.pinch !== null && first !== undefined && second !== undefined)
      now.last = now.pinch([first, second])
    else if (now.gesture === 'marquee') setMarquee(boxBetween(now.start, point))
    else now.last = now.gesture(point, { isStrict: event.shiftKey, isFree: event.altKey })
    if (now.last !== null) store.preview(now.last)
  }

  const end = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const now = running.current
    if (now === null || !now.pointers.delete(event.pointerId) || now.pointers.size > 0) return
    running.current = null
    setMarquee(null)
    store.preview(null)
    if (isCancelled || !now.hasMoved) return
    if (now.last?.command != null) store.run(now.last.command)
    else if (now.gesture === 'marquee' && now.pinch === null)
      store.select(idsIn(store, boxBetween(now.start, pointOf(event))))
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

interface Reach {
  readonly reach: number
  readonly snapReach: number
  /** Shift adds to the selection, or takes away from it. */
  readonly adds: boolean
}

/** What begins at a point: a handle of the one selected element, an element, or a box around several. */
function gestureAt(
  store: DesignerStore,
  point: PagePoint,
  { reach, snapReach, adds }: Reach,
): Gesture | 'marquee' {
  const { side, shown } = store.get()
  const field = store.fields[side]
  const [only, another] = selectedOf(store)
  if (only !== undefined && another === undefined) {
    const handle = handleAt(only.position, point, reach)
    if (handle === 'rotate') return startRotate({ side, element: only, from: point })
    if (handle !== undefined) return startResize({ side, element: only, corner: handle, field })
  }
  const { elements } = shown[side]
  const hit = elementAt(elements, point)
  if (hit === undefined) {
    if (!adds) store.select([])
    return 'marquee'
  }
  selectHit(store, withGroups(elements, [hit.id]), adds)
  return startDrag({ side, elements, ids: store.get().selected, from: point, field, tolerance: snapReach })
}

function selectHit(store: DesignerStore, ids: readonly string[], adds: boolean): void {
  const { selected } = store.get()
  const isSelected = ids.every((id) => selected.includes(id))
  if (adds) store.select(isSelected ? selected.filter((id) => !ids.includes(id)) : [...selected, ...ids])
  else if (!isSelected) store.select(ids)
}

/** A second finger turns a drag into a pinch of the one selected element. */
function beginPinch(store: DesignerStore, now: Running): void {
  const [first, second] = [...now.pointers.values()]
  const [element, another] = selectedOf(store)
  if (first === undefined || second === undefined || element === undefined || another !== undefined) return
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
