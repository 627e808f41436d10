import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { levelFor, sizeOfUpload } from '@first-fashion/contract/designs/picture-levels'
import type { SideContent } from '@first-fashion/designer-engine/document/document'
import { drawListOf } from '@first-fashion/designer-engine/drawing/draw-list'
import { type PaintTools, paint } from '@first-fashion/designer-engine/drawing/paint'
import { fieldOf, type PrintFile } from '@first-fashion/designer-engine/geometry/print-field'
import { type FaceId, faceFiles } from '@first-fashion/designer-engine/text/faces'
import { layoutOf } from '@first-fashion/designer-engine/text/layout'
import { facesOf } from '@first-fashion/designer-engine/text/runs'
import { readFace, type ShapingFace, type ShapingFaces } from '@first-fashion/designer-engine/text/shaper'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { AppError } from '../../errors.ts'
import { isInked } from './inked.ts'

/** A picture in the level that the painter will ask for. */
export interface DesignPicture {
  readonly url: string
  readonly isBackgroundRemoved: boolean
  readonly level: number
  /** A file of this server. */
  readonly path: string
}

/** One side of a design, for the file that it is printed from. */
export interface DesignDrawing {
  readonly content: SideContent
  readonly file: PrintFile
  readonly pictures: readonly DesignPicture[]
}

const { resolve } = createRequire(import.meta.url)
const faces = new Map<FaceId, ShapingFace>()

/**
 * A print file: a PNG of the size and dpi that the partner asks for, transparent where nothing is printed. Refuses with
 * 'media.blank-print' if nothing is printed anywhere.
 */
export async function drawDesign(drawing: DesignDrawing): Promise<Uint8Array> {
  const canvas = await paintDesign(drawing)
  const { widthPx: width, heightPx: height, dpi } = drawing.file
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const png = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
  if (!(await isInked(png))) throw blankPrint()
  return png
}

const blankPrint = () =>
  new AppError(
    'refused',
    'media.blank-print',
    'Nothing of this design would show in print. Please change what is on it.',
  )

/** The same as a canvas: the browser paints with the same function, from the same faces and pictures. */
export async function paintDesign({ content, file, pictures }: DesignDrawing): Promise<Canvas> {
  const field = fieldOf(file)
  const loaded = await loadPictures(pictures)
  const shaping = await loadFaces(content)
  const list = drawListOf(content, {
    outlineOf: (element) => layoutOf(element, shaping).path,
    sizeOf: (url) =>
      sizeOfUpload(url) ??
      loaded.get(nameOf({ url, isBackgroundRemoved: false, level: 0 })) ??
      loaded.get(nameOf({ url, isBackgroundRemoved: true, level: 0 })),
  })
  const canvas = createCanvas(file.widthPx, file.heightPx)
  const tools: PaintTools<Canvas | Image> = {
    scale: field.pxPerUnit,
    origin: { x: -field.box.x * field.pxPerUnit, y: -field.box.y * field.pxPerUnit },
    field: field.box,
    pictureOf: (url, devicePx, isBackgroundRemoved) => {
      const size = sizeOfUpload(url)
      const level = size === undefined ? 0 : levelFor(size, devicePx)
      const picture = loaded.get(nameOf({ url, isBackgroundRemoved, level }))
      return picture && { picture, width: picture.width, height: picture.height }
    },
    newLayer: () => {
      const layer = createCanvas(file.widthPx, file.heightPx)
      return { context: layer.getContext('2d'), picture: layer, width: layer.width, height: layer.height }
    },
  }
  paint<Canvas | Image>(canvas.getContext('2d'), list, tools)
  return canvas
}

const nameOf = ({ url, isBackgroundRemoved, level }: Omit<DesignPicture, 'path'>): string =>
  `${url} ${level}${isBackgroundRemoved ? ' cutout' : ''}`

async function loadPictures(pictures: readonly DesignPicture[]): Promise<Map<string, Image>> {
  const loaded = await Promise.all(
    pictures.map(async (one) => [nameOf(one), await loadImage(await readFile(one.path))] as const),
  )
  return new Map(loaded)
}

async function loadFaces({ elements }: SideContent): Promise<ShapingFaces> {
  const needed = new Set(elements.flatMap((element) => (element.type === 'text' ? facesOf(element) : [])))
  for (const face of needed)
    if (!faces.has(face)) faces.set(face, readFace(await readFile(resolve(faceFiles[face]))))
  return faces
}
