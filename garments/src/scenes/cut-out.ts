import sharp from 'sharp'
import { type Box, drawing } from '../field.ts'
import type { GarmentPicture } from '../picture.ts'
import { master, renderCutOut } from '../render.ts'
import { findTemplate } from '../templates/index.ts'

/** A garment without its ground, cropped to its outline. Sizes in px of the master. */
export interface CutOut {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** Cuts a garment out of its ground, with a drawing on its print area if one is given (SVG elements in a 100-wide box). */
export async function cutOut(picture: GarmentPicture, onIt?: string): Promise<CutOut> {
  const { png, box } = await renderCutOut(picture)
  const printed = onIt === undefined ? png : await withDrawing(png, picture, onIt)
  const { data, info } = await sharp(printed)
    .extract(inPixels(box))
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

const unit = master.width / drawing.width

function inPixels({ left, top, right, bottom }: Box) {
  const from = (value: number) => Math.max(0, Math.floor((value - 3) * unit))
  const to = (value: number, most: number) => Math.min(most, Math.ceil((value + 3) * unit))
  return {
    left: from(left),
    top: from(top),
    width: to(right, master.width) - from(left),
    height: to(bottom, master.height) - from(top),
  }
}

async function withDrawing(png: Buffer, { template }: GarmentPicture, onIt: string): Promise<Buffer> {
  const area = findTemplate(template)?.printArea
  if (area === undefined) throw new Error(`nothing can be printed on ${template}`)
  const scale = (area.width * unit) / 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${master.width}" height="${master.height}"><g transform="translate(${area.x * unit} ${area.y * unit}) scale(${scale})">${onIt}</g></svg>`
  return sharp(png)
    .composite([{ input: Buffer.from(svg), blend: 'multiply' }])
    .png()
    .toBuffer()
}
