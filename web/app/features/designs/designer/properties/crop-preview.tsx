import type { DesignCrop, ImageElement } from '@first-fashion/contract/designs/design-document'
import { useEffect, useRef } from 'react'
import { useDrawing } from '../drawing/use-drawing.ts'

/** The longer side of the preview, in device pixels. */
const previewPx = 320
const whole: DesignCrop = { left: 0, top: 0, width: 1, height: 1 }

/** The picture with what is cut off faded: on a phone the sheet covers the canvas. */
export function CropPreview({ element }: { readonly element: ImageElement }) {
  const { url, crop, isBackgroundRemoved } = element
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useDrawing()
  useEffect(() => {
    const found = drawing.pictures.get(url, previewPx, isBackgroundRemoved)
    const context = canvas.current?.getContext('2d')
    if (found === undefined || canvas.current === null || context == null) return
    const scale = previewPx / Math.max(found.width, found.height)
    const [width, height] = [found.width * scale, found.height * scale]
    Object.assign(canvas.current, { width: Math.round(width), height: Math.round(height) })
    const { left, top, width: shareX, height: shareY } = crop ?? whole
    context.globalAlpha = 0.25
    context.drawImage(found.picture, 0, 0, width, height)
    context.beginPath()
    context.rect(left * width, top * height, shareX * width, shareY * height)
    context.clip()
    context.clearRect(0, 0, width, height)
    context.globalAlpha = 1
    context.drawImage(found.picture, 0, 0, width, height)
  }, [crop, drawing, isBackgroundRemoved, url])
  return <canvas ref={canvas} width={1} height={1} className="max-h-32 max-w-32 bg-sand" />
}
