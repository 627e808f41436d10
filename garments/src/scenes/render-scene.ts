import sharp, { type OverlayOptions } from 'sharp'
import { linear } from '../colour.ts'
import { type CutOut, cutOut } from './cut-out.ts'
import { carrier, clasps, furnitureDrawing } from './furniture.ts'
import { leafShadow, plasterWall } from './room.ts'
import type { PlacedGarment, Scene } from './scene.ts'

/** Draws a scene: wall, timber, garments with their shadows on what is behind them, and the light over all. Answers a PNG. */
export async function renderScene(scene: Scene): Promise<Buffer> {
  let picture: Buffer = await sharp(plasterWall(scene), { raw: { ...sizeOf(scene), channels: 3 } })
    .png(quick)
    .toBuffer()
  const timber = await drawn(scene, scene.furniture.map(furnitureDrawing).join(''))
  picture = await lay(scene, picture, timber, { blur: 9, x: 9, y: 20, depth: 0.4 })
  for (const garment of scene.garments) picture = await hung(scene, picture, garment)
  return sharp(picture)
    .composite([{ input: Buffer.from(leafShadow(scene)), blend: 'multiply' }])
    .removeAlpha()
    .png(quick)
    .toBuffer()
}

const quick = { compressionLevel: 1 } as const
const sizeOf = ({ width, height }: Scene) => ({ width, height })

const drawn = (scene: Scene, elements: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}">${elements}</svg>`,
    ),
  )
    .png(quick)
    .toBuffer()

async function hung(scene: Scene, picture: Buffer, garment: PlacedGarment): Promise<Buffer> {
  const { x, y, width, hang } = garment
  const sheet = await placed(scene, await cutOut(garment.picture, garment.drawing), garment)
  const cast =
    garment.anchor === 'top'
      ? { blur: 26, x: 24, y: 40, depth: 0.34 }
      : { blur: 14, x: 14, y: 6, depth: 0.34 }
  const near = { blur: 5, x: 3, y: 5, depth: 0.3, only: 'shadow' } as const
  if (hang === undefined) return lay(scene, await lay(scene, picture, sheet, near), sheet, cast)
  const carried = await lay(scene, picture, await drawn(scene, carrier(hang, x, y, width)), held)
  const worn = await lay(scene, await lay(scene, carried, sheet, near), sheet, cast)
  return lay(scene, worn, await drawn(scene, clasps(hang, x, y, width)), { ...held, x: 3, y: 4 })
}

const held = { blur: 5, x: 8, y: 12, depth: 0.3 } as const

/** The garment in its size and turn on an empty sheet as large as the scene; what hangs over the scene's edge is cut. */
async function placed(
  scene: Scene,
  cut: CutOut,
  { x, y, width, anchor, turn = 0 }: PlacedGarment,
): Promise<Buffer> {
  const height = Math.round((cut.height / cut.width) * width)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const { data, info } = await sharp(cut.png)
    .resize({ width: Math.round(width), height })
    .rotate(turn, { background: clear })
    .png(quick)
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(x - info.width / 2)
  const top = Math.round(anchor === 'top' ? y : y - info.height)
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, scene.width - left) - Math.max(0, -left),
    height: Math.min(info.height, scene.height - top) - Math.max(0, -top),
  }
  const input = await sharp(data).extract(seen).png(quick).toBuffer()
  return sharp({ create: { ...sizeOf(scene), channels: 4, background: clear } })
    .composite([{ input, left: Math.max(0, left), top: Math.max(0, top) }])
    .png(quick)
    .toBuffer()
}

interface Cast {
  readonly blur: number
  /** How far the shadow falls to the right and down. */
  readonly x: number
  readonly y: number
  /** 0..1 */
  readonly depth: number
  readonly only?: 'shadow'
}

/** Lays a sheet over the picture with its shadow beneath, in the wall's own darkened colour. Lengths are those of a scene 1600 wide. */
async function lay(scene: Scene, picture: Buffer, sheet: Buffer, cast: Cast): Promise<Buffer> {
  const ratio = scene.width / 1600
  const layers: OverlayOptions[] = [{ input: await shadowOf(scene, sheet, cast, ratio) }]
  if (cast.only === undefined) layers.push({ input: sheet })
  return sharp(picture).composite(layers).png(quick).toBuffer()
}

/** The sheet's outline, blurred and moved, as darkness in the wall's own colour. */
async function shadowOf(scene: Scene, sheet: Buffer, cast: Cast, ratio: number): Promise<Buffer> {
  const { width, height } = scene
  const [across, down] = [Math.round(cast.x * ratio), Math.round(cast.y * ratio)]
  const { data, info } = await sharp(sheet)
    .extractChannel('alpha')
    .blur(Math.max(0.4, cast.blur * ratio))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = linear(scene.wall).map((value) => 36 * value)
  const shadow = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.max(0, y - down) * width + Math.max(0, x - across)) * info.channels
      const at = (y * width + x) * 4
      shadow[at] = r
      shadow[at + 1] = g
      shadow[at + 2] = b
      shadow[at + 3] = (data[from] ?? 0) * cast.depth
    }
  }
  return sharp(shadow, { raw: { width, height, channels: 4 } })
    .png(quick)
    .toBuffer()
}
