import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { type GarmentPicture, templates } from './src/index.ts'
import { renderGarment } from './src/render.ts'

// Draws every template's front in four colours and prints, and its back, into one picture, as docs/garments.md shows it:
// npm run contact-sheet -w garments [file]
const [file = fileURLToPath(new URL('../docs/pictures/garments.avif', import.meta.url))] =
  process.argv.slice(2)
const tile = { width: 176, height: 220 }
// Two templates a row, five pictures each.
const columns = 10

const solids = ['#efe7da', '#27405e', '#23574a', '#d9822b', '#a8322a', '#8a9a6b', '#c9a27a', '#1f6570']
const grounds = ['#23574a', '#27405e', '#a8322a', '#5b3e2b', '#1f6570', '#d9822b']

/** Each template's front plain, striped, checked and in batik, and its back, in different colours. */
function looksOf(template: string, index: number): GarmentPicture[] {
  const pick = (from: readonly string[], step: number) => from[(index + step) % from.length] ?? '#efe7da'
  return [
    { template, view: 'front', colour: pick(solids, 0), print: { kind: 'solid' } },
    { template, view: 'front', colour: '#efe7da', print: { kind: 'stripe', colour: pick(grounds, 1) } },
    { template, view: 'front', colour: pick(grounds, 2), print: { kind: 'check', colour: '#f3e9d2' } },
    {
      template,
      view: 'front',
      colour: pick(grounds, 0),
      print: { kind: 'batik', colour: '#f3e9d2', seed: index + 3 },
    },
    { template, view: 'back', colour: pick(solids, 3), print: { kind: 'solid' } },
  ]
}

const started = performance.now()
const tiles: OverlayOptions[] = []
for (const picture of templates.flatMap(({ id }, index) => looksOf(id, index))) {
  const input = await sharp(await renderGarment(picture))
    .resize(tile)
    .toBuffer()
  const at = tiles.length
  tiles.push({ input, left: (at % columns) * tile.width, top: Math.floor(at / columns) * tile.height })
}
const rows = Math.ceil(tiles.length / columns)
await mkdir(dirname(file), { recursive: true })
const sheet = sharp({
  create: { width: columns * tile.width, height: rows * tile.height, channels: 3, background: '#faf8f4' },
}).composite(tiles)
await (file.endsWith('.avif') ? sheet.avif({ quality: 55, effort: 5 }) : sheet).toFile(file)
console.log(
  `${tiles.length} pictures, ${Math.round((performance.now() - started) / tiles.length)} ms each: ${file}`,
)
