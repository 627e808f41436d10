import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { SideContent } from '@first-fashion/designer-engine/document/document'
import type { DrawList, DrawnElement } from '@first-fashion/designer-engine/drawing/draw-list'
import { boundsOfDrawn } from '@first-fashion/designer-engine/drawing/drawn-bounds'
import { clamped } from '@first-fashion/designer-engine/geometry/turned-box'
import { type Placing, paintSide } from '../../drawing/paint-side.ts'
import { showPainted } from '../../drawing/show-painted.ts'
import type { Drawing } from '../../drawing/use-drawing.ts'
import { moveLayer } from '../move-layer.ts'
import { type Way, wayBetween } from './way-between.ts'

export interface Scene {
  /** What is painted of the side with the gesture; made only when it is painted. */
  readonly listOf: () => DrawList
  readonly background: SideContent['background']
  readonly drawing: Drawing
  readonly placing: Placing
  /** The shade of the garment, at the size of the page. */
  readonly shade: HTMLCanvasElement | undefined
  /** Of the page, in device pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** Elements as they are without the gesture that is going on. */
  readonly still: readonly DesignElement[]
  /** The same with it. */
  readonly shown: readonly DesignElement[]
}

/** Canvases over each other. Without a gesture the lowest has everything. */
export interface Stack {
  readonly below: HTMLCanvasElement
  readonly moving: HTMLCanvasElement
  readonly above: HTMLCanvasElement
}

/** A gesture that is going on: what was painted for it, and what it moves. */
interface Going {
  readonly scene: Scene
  readonly ids: ReadonlySet<string>
  /** Elements as they are on the canvas that moves; undefined if others are between them or it was painted anew. */
  readonly carried: readonly DesignElement[] | undefined
}

const transparent = 'transparent'

/**
 * Paints a side again and again while some of its elements are dragged: what lies below and above them is painted once,
 * and what only moves is painted once too, and its canvas moved. Without a gesture everything is painted as it will be
 * printed.
 */
export function createStackedPainter(): (stack: Stack, scene: Scene) => void {
  let going: Going | null = null
  return (stack, scene) => {
    const ids = movingIds(scene)
    const isGoingOn = going !== null && goesOn(going, { scene, ids })
    const way =
      isGoingOn && going?.carried !== undefined ? wayBetween(going.carried, scene.shown, ids) : undefined
    if (way !== undefined) moveBy(stack.moving, way, scene)
    else {
      const carried = paintStack(stack, scene, ids, isGoingOn)
      going = ids.size === 0 ? null : { scene, ids, carried: isGoingOn ? undefined : carried }
    }
  }
}

/**
 * Paints what changed: everything without a gesture, and the middle alone while one goes on. Returns what the canvas
 * carries that moves, if it carries nothing else.
 */
function paintStack(
  stack: Stack,
  scene: Scene,
  ids: ReadonlySet<string>,
  isGoingOn: boolean,
): readonly DesignElement[] | undefined {
  const list = scene.listOf()
  const first = list.elements.findIndex(({ id }) => ids.has(id))
  const end = list.elements.findLastIndex(({ id }) => ids.has(id)) + 1
  stack.moving.hidden = first < 0
  stack.above.hidden = first < 0 || end === list.elements.length
  if (first < 0) {
    painted(stack.below, list, scene)
    return undefined
  }
  if (!isGoingOn) {
    painted(stack.below, { background: list.background, elements: list.elements.slice(0, first) }, scene)
    if (!stack.above.hidden)
      painted(stack.above, { background: transparent, elements: list.elements.slice(end) }, scene)
  }
  moveBy(stack.moving, { x: 0, y: 0 }, scene)
  const between = list.elements.slice(first, end)
  // What is pulled or turned is painted in each frame: a canvas that also changed its place would be laid out in each.
  const area = isGoingOn ? wholeOf(scene) : areaOf(between, scene)
  place(stack.moving, area, scene)
  painted(stack.moving, { background: transparent, elements: between }, scene, area)
  return end - first === ids.size ? scene.shown : undefined
}

function movingIds({ still, shown }: Scene): Set<string> {
  if (still === shown) return new Set()
  const before = new Set(still)
  return new Set(shown.filter((element) => !before.has(element)).map(({ id }) => id))
}

const goesOn = (before: Going, now: Pick<Going, 'scene' | 'ids'>): boolean =>
  before.ids.size === now.ids.size &&
  [...now.ids].every((id) => before.ids.has(id)) &&
  before.scene.still === now.scene.still &&
  before.scene.drawing === now.scene.drawing &&
  before.scene.shade === now.scene.shade &&
  before.scene.background === now.scene.background &&
  before.scene.placing.scale === now.scene.placing.scale

function moveBy(layer: HTMLCanvasElement, { x, y }: Way, { placing }: Scene): void {
  const scale = placing.scale / window.devicePixelRatio
  moveLayer(layer, `translate(${x * scale}px, ${y * scale}px)`)
}

/** A part of the page, in device pixels. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const wholeOf = ({ size }: Scene): Area => ({ x: 0, y: 0, ...size })

/** The part that elements are painted on: the smaller a canvas that moves, the less of the screen changes in a frame. */
function areaOf(elements: readonly DrawnElement[], { placing, size }: Scene): Area {
  const { scale, origin } = placing
  const box = boundsOfDrawn(elements)
  const [left, top] = [origin.x + box.x * scale, origin.y + box.y * scale].map((px) => Math.floor(px) - 1)
  const x = clamped(left ?? 0, 0, size.width - 1)
  const y = clamped(top ?? 0, 0, size.height - 1)
  const right = Math.ceil(origin.x + (box.x + box.width) * scale) + 1
  const bottom = Math.ceil(origin.y + (box.y + box.height) * scale) + 1
  return {
    x,
    y,
    width: clamped(right - x, 1, size.width - x),
    height: clamped(bottom - y, 1, size.height - y),
  }
}

/** Lays a canvas over a part of the page. */
function place({ style }: HTMLCanvasElement, area: Area, { size }: Scene): void {
  const share = (px: number, all: number) => `${(px / all) * 100}%`
  style.left = share(area.x, size.width)
  style.top = share(area.y, size.height)
  style.width = share(area.width, size.width)
  style.height = share(area.height, size.height)
}

/** A list on a canvas, in the shade of the garment. */
function painted(shown: HTMLCanvasElement, list: DrawList, scene: Scene, area = wholeOf(scene)): void {
  const { drawing, placing, shade } = scene
  const { origin } = placing
  const canvas = new OffscreenCanvas(area.width, area.height)
  paintSide(canvas, list, drawing, { ...placing, origin: { x: origin.x - area.x, y: origin.y - area.y } })
  const context = canvas.getContext('2d')
  if (shade !== undefined && context !== null) {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'source-atop'
    context.drawImage(shade, -area.x, -area.y)
  }
  showPainted(shown, canvas)
}
