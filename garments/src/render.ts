import sharp from 'sharp'
import { cloths } from './cloth.ts'
import { drawing } from './field.ts'
import { finishOver } from './finish.ts'
import { fineScale, type ShadeMap, shadeOf } from './form/shade.ts'
import { plasterGround } from './ground.ts'
import { paintCloth } from './paint.ts'
import type { GarmentPicture } from './picture.ts'
import { coverageOf } from './prints/print.ts'
import { keepRecent } from './recent.ts'
import { findTemplate } from './templates/index.ts'

/** Size of the master in px. */
export const master = { width: drawing.width * fineScale, height: drawing.height * fineScale } as const

/** A view's light takes megabytes: the views in use are kept, not all that were ever drawn. */
const shades = keepRecent<ShadeMap>(8)
/** The wall behind a view, with its shadow: the same for every colour. */
const grounds = keepRecent<Uint8Array>(8)

/** Draws a garment on the house's plaster ground. The same picture gives the same bytes. Answers a PNG. */
export async function renderGarment(picture: GarmentPicture): Promise<Buffer> {
  const template = findTemplate(picture.template)
  if (template === undefined) throw new Error(`no garment template ${picture.template}`)
  const side = `${template.id}.${picture.view}`
  const shade = await shades(side, () => shadeOf(template, picture.view))
  const outline = shade.view.parts.map((part) => `<path d="${part.d}" fill="#fff"/>`).join('')
  const pixels = (await grounds(side, () => plasterGround(outline, master))).slice()
  const isKnitted = ['wale', 'stitch'].includes(cloths[template.cloth].weave)
  const coverage = await coverageOf(picture.print, isKnitted ? 'across' : 'along')
  paintCloth(pixels, master.width, shade, { cloth: cloths[template.cloth], picture, coverage })
  const over = finishOver(shade.view, picture, master)
  return sharp(pixels, { raw: { ...master, channels: 3 } })
    .composite([{ input: Buffer.from(over), top: 0, left: 0 }])
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer()
}
