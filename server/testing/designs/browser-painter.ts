import { drawListOf } from '@first-fashion/designer-engine/drawing/draw-list'
import { paint } from '@first-fashion/designer-engine/drawing/paint'
import { fieldOf } from '@first-fashion/designer-engine/geometry/print-field'
import { layoutOf } from '@first-fashion/designer-engine/text/layout'
import { facesOf } from '@first-fashion/designer-engine/text/runs'
import { readFace, type ShapingFace } from '@first-fashion/designer-engine/text/shaper'
import type { DesignDrawing } from '../../src/platform/media/drawing/draw-design.ts'

// Runs in Chromium: paints a design as the designer does, and returns it as a PNG in base64.

declare const document: {
  createElement(name: 'canvas'): BrowserCanvas
}
interface BrowserCanvas {
  width: number
  height: number
  getContext(kind: '2d'): Parameters<typeof paint<object>>[0]
  toDataURL(type: string): string
}
declare const createImageBitmap: (blob: Blob) => Promise<{ readonly width: number; readonly height: number }>

const faces = new Map<string, ShapingFace>()
const bytesOf = async (path: string) => (await fetch(path)).arrayBuffer()

const paintDesign = async ({ content, file, pictures }: DesignDrawing): Promise<string> => {
  for (const element of content.elements)
    for (const face of element.type === 'text' ? facesOf(element) : [])
      if (!faces.has(face)) faces.set(face, readFace(new Uint8Array(await bytesOf(`/faces/${face}`))))
  const loaded = new Map<string, { readonly width: number; readonly height: number }>()
  for (const { url, path } of pictures)
    loaded.set(url, await createImageBitmap(new Blob([await bytesOf(`/pictures${path}`)])))
  const field = fieldOf(file)
  const newCanvas = () =>
    Object.assign(document.createElement('canvas'), { width: file.widthPx, height: file.heightPx })
  const canvas = newCanvas()
  const list = drawListOf(content, {
    outlineOf: (element) => layoutOf(element, { get: (face) => faces.get(face) }).path,
    sizeOf: (url) => loaded.get(url),
  })
  paint<object>(canvas.getContext('2d'), list, {
    scale: field.pxPerUnit,
    origin: { x: -field.box.x * field.pxPerUnit, y: -field.box.y * field.pxPerUnit },
    field: field.box,
    pictureOf: (url) => {
      const picture = loaded.get(url)
      return picture && { picture, width: picture.width, height: picture.height }
    },
    newLayer: () => {
      const layer = newCanvas()
      return { context: layer.getContext('2d'), picture: layer, width: layer.width, height: layer.height }
    },
  })
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
}

Object.assign(globalThis, { paintDesign })
