import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { SideContent } from '@first-fashion/designer-engine/document/document'
import type { DrawList, DrawnElement } from '@first-fashion/designer-engine/drawing/draw-list'
import { boundsOfDrawn } from '@first-fashion/designer-engine/drawing/drawn-bounds'
import { clamped } from '@first-fashion/designer-engine/geometry/turned-box'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { type Placing, paintSide } from '../../drawing/paint-side.ts'
import { showPainted } from '../../drawing/show-painted.ts'
import type { Drawing } from '../../drawing/use-drawing.ts'
import { moveLayer } from '../move-layer.ts'
import { percent } from '../page-view.ts'
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
  /** Lies in a box that shows the print area only. */
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
const { canvas: page, printArea } = designPage

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
  const uncut = { ...scene, placing: { ...scene.placing, field: onPage(area, scene) } }
  painted(stack.moving, { background: transparent, elements: between }, uncut, area)
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

const onPage = ({ x, y, width, height }: Area, { placing: { scale, origin } }: Scene): PageBox => ({
  x: (x - origin.x) / scale,
  y: (y - origin.y) / scale,
  width: width / scale,
  height: height / scale,
})

/**
 * The part that elements are painted on: the smaller a canvas that moves, the less of the screen changes in a frame. What
 * lies outside of the print area may be moved into it, from as far as the print area is long.
 */
function areaOf(elements: readonly DrawnElement[], { placing }: Scene): Area {
  const { scale, origin, field } = placing
  const box = boundsOfDrawn(elements)
  const along = (axis: 'x' | 'y', length: 'width' | 'height') => {
    const least = field[axis] - field[length]
    const most = field[axis] + 2 * field[length]
    const toPx = (at: number) => origin[axis] + clamped(at, least, most) * scale
    const start = Math.floor(toPx(box[axis])) - 1
    return { start, length: Math.ceil(toPx(box[axis] + box[length])) + 1 - start }
  }
  const [across, down] = [along('x', 'width'), along('y', 'height')]
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

/** Lays a canvas over a part of the page, inside the box of the print area. */
function place({ style }: HTMLCanvasElement, area: Area, { size, placing: { field } }: Scene): void {
  const across = page.width / size.width / field.width
  const down = page.height / size.height / field.height
  style.left = percent(area.x * across - (printArea.x + field.x) / field.width)
  style.top = percent(area.y * down - (printArea.y + field.y) / field.height)
  style.width = percent(area.width * across)
  style.height = percent(area.height * down)
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
