import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { SideContent } from '@first-fashion/designer-engine/document/document'
import type { DrawList } from '@first-fashion/designer-engine/drawing/draw-list'
import { type Placing, paintSide } from '../../drawing/paint-side.ts'
import type { Drawing } from '../../drawing/use-drawing.ts'
import { moveLayer } from '../move-layer.ts'
import { type Way, wayBetween } from '../way-between.ts'

export interface Scene {
  /** What is painted of the side with the gesture; made only when it is painted. */
  readonly listOf: () => DrawList
  readonly background: SideContent['background']
  readonly drawing: Drawing
  readonly placing: Placing
  /** The shade of the garment, at the canvas's size. */
  readonly shade: HTMLCanvasElement | undefined
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
  readonly size: string
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
    const size = `${stack.below.width}x${stack.below.height}`
    const isGoingOn = going !== null && goesOn(going, { scene, ids, size })
    const way =
      isGoingOn && going?.carried !== undefined ? wayBetween(going.carried, scene.shown, ids) : undefined
    if (way !== undefined) moveBy(stack.moving, way, scene)
    else {
      const carried = paintStack(stack, scene, ids, isGoingOn)
      going = ids.size === 0 ? null : { scene, ids, size, carried: isGoingOn ? undefined : carried }
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
  painted(stack.moving, { background: transparent, elements: list.elements.slice(first, end) }, scene)
  return end - first === ids.size ? scene.shown : undefined
}

function movingIds({ still, shown }: Scene): Set<string> {
  if (still === shown) return new Set()
  const before = new Set(still)
  return new Set(shown.filter((element) => !before.has(element)).map(({ id }) => id))
}

const goesOn = (before: Going, now: Pick<Going, 'scene' | 'ids' | 'size'>): boolean =>
  before.size === now.size &&
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

/**
 * A list on a canvas, in the shade of the garment. It is painted elsewhere and only shown here: a canvas that is painted
 * on is copied in every frame in which anything of the page moves.
 */
function painted(shown: HTMLCanvasElement, list: DrawList, { drawing, placing, shade }: Scene): void {
  const canvas = new OffscreenCanvas(shown.width, shown.height)
  paintSide(canvas, list, drawing, placing)
  const context = canvas.getContext('2d')
  if (shade !== undefined && context !== null) {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'source-atop'
    context.drawImage(shade, 0, 0)
  }
  shown.getContext('bitmaprenderer')?.transferFromImageBitmap(canvas.transferToImageBitmap())
}
