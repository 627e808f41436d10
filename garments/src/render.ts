import sharp, { type Sharp } from 'sharp'
import { cloths } from './cloth.ts'
import { type Box, drawing } from './field.ts'
import { finishOver } from './finish.ts'
import { foldsMap } from './form/folds-map.ts'
import { type PackedShade, packed, packedShade, unpacked, unpackedShade } from './form/packed-shade.ts'
import { fineScale, type ShadeMap, shadeOf } from './form/shade.ts'
import { plasterGround } from './ground.ts'
import { boxAround } from './outline.ts'
import { type Dyed, paintCloth } from './paint.ts'
import type { GarmentPicture } from './picture.ts'
import { coverageOf } from './prints/print.ts'
import { createRecentCache } from './recent.ts'
import type { GarmentTemplate } from './template.ts'
import { findTemplate } from './templates/index.ts'

export { fineScale }

/** Size in px of a master with so many px per drawing unit. */
export const masterAt = (scale: number) => ({ width: drawing.width * scale, height: drawing.height * scale })

/** Size of the master in px, unless it is drawn smaller. */
export const master = masterAt(fineScale)

/** Both sides of every template: of the time of a first picture four fifths go into the light of its view. */
const cachedViews = 40
const shades = createRecentCache<PackedShade>(cachedViews)
/** The wall behind a view, with its shadow: the same for every colour. */
const grounds = createRecentCache<Buffer>(cachedViews)

/**
 * Draws a garment on the house's plaster ground. The same picture gives the same bytes. Answers a PNG, with fewer px per
 * drawing unit if a whole number below `fineScale` is given.
 */
export async function renderGarment(picture: GarmentPicture, scale: number = fineScale): Promise<Buffer> {
  if (picture.print.kind === 'undyed') return (await renderCutOut({ ...picture, colour: undyed }, scale)).png
  const { template, shade } = await shadeFor(picture, scale)
  const size = masterAt(scale)
  if (picture.print.kind === 'folds') return foldsMap(shade)
  const outline = shade.view.parts.map((part) => `<path d="${part.d}" fill="#fff"/>`).join('')
  const ground = await grounds(`${template.id}.${picture.view}.${scale}`, async () =>
    packed(await plasterGround(outline, size)),
  )
  const pixels = unpacked(ground)
  paintCloth(pixels, size.width, shade, await dyed(template, picture))
  return finished(pixels, shade, picture).removeAlpha().png({ compressionLevel: 4 }).toBuffer()
}

/** Its light is all that is left of the colours when another one is multiplied with it. */
const undyed = '#ffffff'

export interface CutOutGarment {
  readonly png: Buffer
  /** Around the outline, in drawing units. */
  readonly box: Box
}

/** A garment without ground or shadow, to be put into a scene: a PNG of the master's size. */
export async function renderCutOut(
  picture: GarmentPicture,
  scale: number = fineScale,
): Promise<CutOutGarment> {
  const { template, shade } = await shadeFor(picture, scale)
  const size = masterAt(scale)
  const pixels = new Uint8Array(size.width * size.height * 3)
  const whole = { ...shade, alpha: shade.alpha.map((alpha) => (alpha === 0 ? 0 : 255)) }
  paintCloth(pixels, size.width, whole, await dyed(template, picture))
  const cloth = await finished(pixels, shade, picture).removeAlpha().raw().toBuffer()
  const png = await sharp(cloth, { raw: { ...size, channels: 3 } })
    .joinChannel(alphaOf(shade), { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, box: boxAround(shade.view.parts.map((part) => part.box)) }
}

async function shadeFor({ template: id, view }: GarmentPicture, scale: number) {
  const template = findTemplate(id)
  if (template === undefined) throw new Error(`no garment template ${id}`)
  const shade = await shades(`${id}.${view}.${scale}`, async () =>
    packedShade(await shadeOf(template, view, scale)),
  )
  return { template, shade: unpackedShade(shade) }
}

async function dyed(template: GarmentTemplate, picture: GarmentPicture): Promise<Dyed> {
  const cloth = cloths[template.cloth]
  const isKnitted = cloth.weave === 'wale' || cloth.weave === 'stitch'
  return { cloth, picture, coverage: await coverageOf(picture.print, isKnitted ? 'across' : 'along') }
}

/** Cloth with its stitches, buttons and cords. */
function finished(pixels: Uint8Array, { view, frame }: ShadeMap, picture: GarmentPicture): Sharp {
  const size = masterAt(frame.scale)
  return sharp(pixels, { raw: { ...size, channels: 3 } }).composite([
    { input: Buffer.from(finishOver(view, picture, size)), top: 0, left: 0 },
  ])
}

/** How far the garment covers the ground, over the whole master. */
function alphaOf({ frame, alpha }: ShadeMap): Buffer {
  const size = masterAt(frame.scale)
  const whole = Buffer.alloc(size.width * size.height)
  for (let row = 0; row < frame.height; row++) {
    const at = (frame.y * frame.scale + row) * size.width + frame.x * frame.scale
    whole.set(alpha.subarray(row * frame.width, (row + 1) * frame.width), at)
  }
  return whole
}
