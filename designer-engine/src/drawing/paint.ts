import type { PageBox } from '../geometry/units.ts'
import type { DrawList, DrawnElement, DrawnOutline, DrawnPicture } from './draw-list.ts'
import { drawnWidth } from './needed-pictures.ts'
import type { Matrix, Path } from './path.ts'
import { tilesOf } from './tiles.ts'

/** What is used of a canvas context; the browser's and the print renderer's both have it. */
export interface PaintContext<Picture> {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: string
  globalAlpha: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
  save(): void
  restore(): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void
  closePath(): void
  rect(x: number, y: number, width: number, height: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fill(): void
  stroke(): void
  clip(): void
  drawImage(
    picture: Picture,
    sx: number,
    sy: number,
    sWidth: number,
    sHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** A picture at one of its levels, with its size in pixels. */
export interface PaintedPicture<Picture> {
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

/** A transparent canvas of the target's size, for what fades as a whole. */
export interface Layer<Picture> {
  readonly context: PaintContext<Picture>
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

export interface PaintTools<Picture> {
  /** Device pixels per page unit, and where the page's print area begins on the device. */
  readonly scale: number
  readonly origin: { readonly x: number; readonly y: number }
  /** Nothing is painted outside of it. */
  readonly field: PageBox
  /** The smallest level that is at least `devicePx` wide; undefined while it is loading. */
  pictureOf(url: string, devicePx: number, isBackgroundRemoved: boolean): PaintedPicture<Picture> | undefined
  /** Called once at most: everything that fades as a whole is painted on the same one, which is cleared between. */
  newLayer(): Layer<Picture>
}

/** Paints a side. The browser and the print renderer paint with this function only, so they paint the same. */
export function paint<Picture>(
  context: PaintContext<Picture>,
  list: DrawList,
  tools: PaintTools<Picture>,
): void {
  context.save()
  toPage(context, tools)
  context.beginPath()
  context.rect(tools.field.x, tools.field.y, tools.field.width, tools.field.height)
  context.clip()
  if (list.background !== 'transparent') {
    context.fillStyle = list.background
    context.fillRect(tools.field.x, tools.field.y, tools.field.width, tools.field.height)
  }
  // On a poster a layer takes 300 MB, which is not freed before all is painted.
  let layer: Layer<Picture> | undefined
  const emptyLayer = () => {
    layer ??= tools.newLayer()
    layer.context.clearRect(0, 0, layer.width, layer.height)
    return layer
  }
  const elementTools = { ...tools, emptyLayer }
  for (const element of list.elements) paintElement(context, element, elementTools)
  context.restore()
}

interface ElementTools<Picture> extends Omit<PaintTools<Picture>, 'newLayer'> {
  emptyLayer(): Layer<Picture>
}

const toPage = <Picture>(
  context: PaintContext<Picture>,
  { scale, origin }: Pick<PaintTools<Picture>, 'scale' | 'origin'>,
): void => context.transform(scale, 0, 0, scale, origin.x, origin.y)

/** A fill and its line fade together: they are painted on a layer of their own, which then fades. */
function paintElement<Picture>(
  context: PaintContext<Picture>,
  element: DrawnElement,
  tools: ElementTools<Picture>,
): void {
  const { opacity, content } = element
  const fadesAsOne = opacity < 1 && content.kind === 'outline' && content.line !== null
  if (!fadesAsOne) {
    paintContent(context, element, tools, opacity)
    return
  }
  const layer = tools.emptyLayer()
  layer.context.save()
  toPage(layer.context, tools)
  paintContent(layer.context, element, tools, 1)
  layer.context.restore()
  context.save()
  // The layer has the device's pixels: undo the way to the page before it is laid on.
  const { scale, origin } = tools
  context.transform(1 / scale, 0, 0, 1 / scale, -origin.x / scale, -origin.y / scale)
  context.globalAlpha = opacity
  const { width, height } = layer
  context.drawImage(layer.picture, 0, 0, width, height, 0, 0, width, height)
  context.restore()
}

function paintContent<Picture>(
  context: PaintContext<Picture>,
  { matrix, content }: DrawnElement,
  tools: ElementTools<Picture>,
  opacity: number,
): void {
  const { a, b, c, d, e, f } = matrix
  context.save()
  context.transform(a, b, c, d, e, f)
  context.globalAlpha = opacity
  if (content.kind === 'outline') paintOutline(context, content)
  else paintPicture(context, matrix, content, tools)
  context.restore()
}

function paintOutline<Picture>(context: PaintContext<Picture>, { path, color, line }: DrawnOutline): void {
  trace(context, path)
  if (line !== null) {
    context.strokeStyle = line.color
    // Half of it lies under the fill.
    context.lineWidth = line.width * 2
    context.lineJoin = 'round'
    context.stroke()
  }
  context.fillStyle = color
  context.fill()
}

/** Makes a path the context's current one; also used to find what is under a pointer. */
export function trace(
  context: Pick<
    PaintContext<never>,
    'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  >,
  path: Path,
): void {
  context.beginPath()
  for (const step of path) {
    if (step[0] === 'M') context.moveTo(step[1], step[2])
    else if (step[0] === 'L') context.lineTo(step[1], step[2])
    else if (step[0] === 'Q') context.quadraticCurveTo(step[1], step[2], step[3], step[4])
    else if (step[0] === 'C') context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
    else context.closePath()
  }
}

function paintPicture<Picture>(
  context: PaintContext<Picture>,
  matrix: Matrix,
  content: DrawnPicture,
  tools: ElementTools<Picture>,
): void {
  const { url, isBackgroundRemoved, crop, box, clip } = content
  const found = tools.pictureOf(url, drawnWidth({ box, crop }, tools.scale), isBackgroundRemoved)
  if (found === undefined) return
  context.imageSmoothingEnabled = true
  // Set on both sides: their defaults differ.
  context.imageSmoothingQuality = 'medium'
  if (clip !== null) {
    context.beginPath()
    context.rect(clip.x, clip.y, clip.width, clip.height)
    context.clip()
  }
  const { picture, width, height } = found
  const source = [crop.left * width, crop.top * height, crop.width * width, crop.height * height] as const
  for (const { x, y } of tilesOf({ matrix, content }, tools.field))
    context.drawImage(picture, ...source, x, y, box.width, box.height)
}
