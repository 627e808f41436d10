import { mkdir } from 'node:fs/promises'
import { renderGarment } from '@first-fashion/garments/render'
import sharp from 'sharp'
import { printProducts } from './src/printful/print-products.ts'

/** Draws the pictures of the stand-in's catalogue into `pictures/`, one for each colour; run it again when the catalogue changes. */
const folder = new URL('pictures/', import.meta.url)
const size = { width: 640, height: 800 }

await mkdir(folder, { recursive: true })
for (const { id, drawnAs: template, colours } of printProducts)
  for (const [at, { code: colour }] of colours.entries()) {
    const drawn = await renderGarment({ template, view: 'front', colour, print: { kind: 'solid' } })
    const name = at === 0 ? `${id}.webp` : `${id}-${at}.webp`
    await sharp(drawn).resize(size).webp({ quality: 82 }).toFile(new URL(name, folder).pathname)
  }
