import type {
  DesignCrop,
  DesignElement,
  ImageElement,
  TextElement,
} from '@first-fashion/contract/designs/design-document'
import type { SideContent } from '../document/document.ts'
import { type PageBox, radians, type TurnedBox } from '../geometry/units.ts'
import type { Matrix, Path } from './path.ts'
import { shapeOf, shapePath } from './shapes.ts'

/** An outline, filled, with a line around it that lies behind the fill. */
export interface DrawnOutline {
  readonly kind: 'outline'
  readonly path: Path
  readonly color: string
  readonly line: { readonly color: string; readonly width: number } | null
}

/** A part of a picture in a box, once or as tiles. */
export interface DrawnPicture {
  readonly kind: 'picture'
  readonly url: string
  readonly isBackgroundRemoved: boolean
  readonly crop: DesignCrop
  /** Where it lies, around the element's corner; the tiles fill `clip`. */
  readonly box: PageBox
  readonly clip: PageBox | null
}

/** One thing to paint. `matrix` leads from the element's upper left corner to the page. */
export interface DrawnElement {
  readonly id: string
  readonly matrix: Matrix
  readonly opacity: number
  readonly content: DrawnOutline | DrawnPicture
}

export interface DrawList {
  readonly background: string
  readonly elements: readonly DrawnElement[]
}

/** What drawing needs to know besides the document. */
export interface DrawingFacts {
  /** The outlines of a text around the corner of its box; empty while its face is loading. */
  outlineOf(element: TextElement): Path
  /** The size of a picture in pixels; undefined while it is loading. */
  sizeOf(url: string): { readonly width: number; readonly height: number } | undefined
}

/** Everything on a side that can be seen, lowest first: the one list that canvas, mockup and print file are painted from. */
export const drawListOf = (side: SideContent, facts: DrawingFacts): DrawList => ({
  background: side.background,
  elements: side.elements.flatMap((element) => {
    const content = element.isHidden ? undefined : contentOf(element, facts)
    return content === undefined
      ? []
      : [{ id: element.id, matrix: matrixOf(element.position), opacity: element.style.opacity, content }]
  }),
})

function contentOf(element: DesignElement, facts: DrawingFacts): DrawnElement['content'] | undefined {
  if (element.type === 'text') return textOutline(element, facts)
  const shape = shapeOf(element.url)
  if (shape === undefined) return pictureOf(element, facts)
  return { kind: 'outline', path: shapePath(shape, element.position), color: element.style.color, line: null }
}

function textOutline(element: TextElement, facts: DrawingFacts): DrawnOutline | undefined {
  const path = facts.outlineOf(element)
  if (path.length === 0) return undefined
  const { color, outlineWidth, outlineColor } = element.style
  const line = outlineWidth === 0 ? null : { color: outlineColor, width: outlineWidth }
  return { kind: 'outline', path, color, line }
}

const whole: DesignCrop = { left: 0, top: 0, width: 1, height: 1 }

/** A picture keeps its proportions: it lies in the middle of its box, as large as fits. */
function pictureOf(element: ImageElement, facts: DrawingFacts): DrawnPicture | undefined {
  const size = facts.sizeOf(element.url)
  if (size === undefined) return undefined
  const crop = element.crop ?? whole
  const { width, height } = element.position
  const aspect = (size.width * crop.width) / (size.height * crop.height)
  const { url, isBackgroundRemoved, tileWidth } = element
  const picture = { kind: 'picture' as const, url, isBackgroundRemoved, crop }
  if (tileWidth !== null)
    return {
      ...picture,
      box: { x: 0, y: 0, ...tileOf(tileWidth, aspect) },
      clip: { x: 0, y: 0, width, height },
    }
  const drawnWidth = Math.min(width, height * aspect)
  const drawnHeight = drawnWidth / aspect
  const box = {
    x: (width - drawnWidth) / 2,
    y: (height - drawnHeight) / 2,
    width: drawnWidth,
    height: drawnHeight,
  }
  return { ...picture, box, clip: null }
}

/** Page units. Thinner tiles of a long, flat picture would be millions. */
const leastTileSide = 3

const tileOf = (width: number, aspect: number) =>
  width / aspect < leastTileSide
    ? { width: leastTileSide * aspect, height: leastTileSide }
    : { width, height: width / aspect }

/** From the corner of an element to the page. */
export function matrixOf({ x, y, width, height, rotation }: TurnedBox): Matrix {
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))]
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  return {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: x + halfWidth - cos * halfWidth + sin * halfHeight,
    f: y + halfHeight - sin * halfWidth - cos * halfHeight,
  }
}
