import sharp from 'sharp'
import { emptyField, type Field, type Frame } from '../field.ts'

/** Renders SVG elements (in drawing units, white on black) into a field of 0..1. */
export async function rasterise(elements: string, frame: Frame): Promise<Field> {
  const { x, y, width, height, scale } = frame
  const box = `${x} ${y} ${width / scale} ${height / scale}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#000"/>${elements}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const field = emptyField(frame)
  for (let i = 0; i < field.values.length; i++) field.values[i] = (data[i * info.channels] ?? 0) / 255
  return field
}
