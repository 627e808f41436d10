import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { DrawList } from '@first-fashion/designer-engine/drawing/draw-list'
import { type Placing, paintOver, paintSide } from '../drawing/paint-side.ts'
import type { Drawing } from '../drawing/use-drawing.ts'

interface Scene {
  readonly list: DrawList
  readonly drawing: Drawing
  readonly placing: Placing
  /** Elements as they are without the gesture that is going on. */
  readonly still: readonly DesignElement[]
  /** The same with it. */
  readonly shown: readonly DesignElement[]
}

interface Layers {
  readonly scene: Scene
  readonly moving: string
  readonly below: HTMLCanvasElement
  /** Null if nothing lies above. */
  readonly above: HTMLCanvasElement | null
}

const transparent = 'transparent'

/**
 * Paints a side again and again while some of its elements are dragged: what lies below and above them is painted once,
 * and laid on from then on. Without a gesture everything is painted as it will be printed.
 */
export function createStillLayers(): (canvas: HTMLCanvasElement, scene: Scene) => void {
  let layers: Layers | null = null
  return (canvas, scene) => {
    const { list, drawing, placing } = scene
    const ids = movingIds(scene)
    const first = list.elements.findIndex(({ id }) => ids.has(id))
    if (first < 0) {
      layers = null
      paintSide(canvas, list, drawing, placing)
      return
    }
    const end = list.elements.findLastIndex(({ id }) => ids.has(id)) + 1
    const moving = [...ids].join(' ')
    if (layers === null || layers.moving !== moving || !fits(layers, scene, canvas)) {
      const part = (background: string, elements: DrawList['elements']) =>
        painted(canvas, { background, elements }, scene)
      layers = {
        scene,
        moving,
        below: part(list.background, list.elements.slice(0, first)),
        above: end === list.elements.length ? null : part(transparent, list.elements.slice(end)),
      }
    }
    layOn(canvas, layers.below, true)
    const middle = { background: transparent, elements: list.elements.slice(first, end) }
    paintOver(canvas, middle, drawing, placing)
    if (layers.above !== null) layOn(canvas, layers.above, false)
  }
}

function movingIds({ still, shown }: Scene): Set<string> {
  if (still === shown) return new Set()
  const before = new Set(still)
  return new Set(shown.filter((element) => !before.has(element)).map(({ id }) => id))
}

const fits = ({ scene, below }: Layers, next: Scene, { width, height }: HTMLCanvasElement): boolean =>
  scene.still === next.still &&
  scene.drawing === next.drawing &&
  scene.list.background === next.list.background &&
  scene.placing.scale === next.placing.scale &&
  below.width === width &&
  below.height === height

function painted(
  { width, height }: HTMLCanvasElement,
  list: DrawList,
  { drawing, placing }: Scene,
): HTMLCanvasElement {
  const layer = Object.assign(document.createElement('canvas'), { width, height })
  paintSide(layer, list, drawing, placing)
  return layer
}

function layOn(canvas: HTMLCanvasElement, layer: HTMLCanvasElement, clears: boolean): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  if (clears) context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(layer, 0, 0)
}
