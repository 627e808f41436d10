import { mkdir } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { renderGarment, templates } from './src/index.ts'

// Draws every template, front and back, into one picture: node garments/contact-sheet.ts [file]
const [file = 'var/contact-sheet.jpg'] = process.argv.slice(2)
const tile = { width: 240, height: 300 }
const columns = 8
const colours = ['#23574a', '#d9822b', '#efe7da', '#27405e', '#a8322a', '#8a9a6b']
const prints = [
  { kind: 'solid' },
  { kind: 'batik', colour: '#f3e9d2', seed: 7 },
  { kind: 'stripe', colour: '#23574a' },
  { kind: 'check', colour: '#f0e6d6' },
] as const

const tiles: OverlayOptions[] = []
const started = performance.now()
for (const [index, template] of templates.entries()) {
  for (const [side, view] of (['front', 'back'] as const).entries()) {
    const colour = colours[index % colours.length] ?? '#23574a'
    const print = prints[(index + side) % prints.length] ?? prints[0]
    const png = await renderGarment({ template: template.id, view, colour, print })
    const at = tiles.length
    tiles.push({
      input: await sharp(png).resize(tile).toBuffer(),
      left: (at % columns) * tile.width,
      top: Math.floor(at / columns) * tile.height,
    })
  }
}
const rows = Math.ceil(tiles.length / columns)
await mkdir('var', { recursive: true })
await sharp({
  create: { width: columns * tile.width, height: rows * tile.height, channels: 3, background: '#faf8f4' },
})
  .composite(tiles)
  .jpeg({ quality: 88 })
  .toFile(file)
console.log(
  `${tiles.length} pictures, ${Math.round((performance.now() - started) / tiles.length)} ms each: ${file}`,
)
