import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureKey, templates } from '@first-fashion/garments'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawProof } from './draw-proof.ts'

let folder: string
let print: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proofs-'))
  print = join(folder, 'print.png')
  const size = { width: 600, height: 600 }
  // Stripes, so that one sees where the cloth bends them.
  const stripes = Array.from({ length: 15 }, (_, at) => `<rect x="${at * 40}" width="20" height="600"/>`)
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" fill="#d04020">${stripes.join('')}</svg>`,
    ),
  )
    .resize(size)
    .png()
    .toFile(print)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const place = { x: 0.3, y: 0.32, width: 0.4, height: 0.32 }
const part = { width: 600, height: 600 }
const proofOf = (garment: string | null) => drawProof({ print, part, garment, place, around: null })
const keyOf = (template: string) =>
  pictureKey({ template, view: 'front', colour: '#f4f3ee', print: { kind: 'solid' } })

/** The red and blue of each px of a row through the print. */
async function rowOf(proof: Uint8Array, top: number) {
  const { data } = await sharp(proof)
    .removeAlpha()
    .extract({ left: 300, top, width: 360, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 360 }, (_, x) => ({ red: data[x * 3] ?? 0, blue: data[x * 3 + 2] ?? 0 }))
}
const isPrinted = ({ red, blue }: { red: number; blue: number }) => red > blue + 60
const edgesOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.flatMap((px, x) => (x > 0 && isPrinted(px) !== isPrinted(row[x - 1] ?? px) ? [x] : []))

describe('a proof', () => {
  it('lies flat on what has no folds', async () => {
    const proof = await proofOf(null)
    expect(edgesOf(await rowOf(proof, 500))).toEqual(edgesOf(await rowOf(proof, 700)))
  })

  it('goes around a round thing: stripes get narrower to its sides', async () => {
    const view = { x: 0.5, y: 0.42, width: 0.36, height: 0.3, bow: 0, turn: 0, reach: 180 }
    const proof = await drawProof({ print, part, garment: keyOf('mug-around'), place, around: [view] })
    const edges = edgesOf(await rowOf(proof, 500))
    const widths = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0))
    expect(Math.min(...widths)).toBeLessThan(Math.max(...widths) / 3)
    expect(widths.indexOf(Math.max(...widths))).toBeGreaterThan(widths.length / 3)
    expect(widths.indexOf(Math.max(...widths))).toBeLessThan((widths.length * 2) / 3)
  })

  it('is as wide on a round thing as it is around it', async () => {
    const [front] = templates.find(({ id }) => id === 'mug-around')?.around ?? []
    if (front === undefined) throw new Error('nothing is drawn from three sides')
    const { x, y, width } = { x: front.x / 400, y: front.y / 500, width: front.width / 400 }
    // 60 degrees to each side.
    const view = { x, y, width, height: 0.3, bow: 0, turn: 0, reach: 120 }
    const proof = await drawProof({ print, part, garment: keyOf('mug-around'), place, around: [view] })
    const edges = edgesOf(await rowOf(proof, Math.round(y * 1200)))
    const shown = (edges.at(-1) ?? 0) - (edges[0] ?? 0)
    // The last stripe is a gap: 29 of 30 parts are seen.
    const [left, right] = [-60, 56].map((degrees) => Math.sin((degrees * Math.PI) / 180))
    expect(shown / (width * 960)).toBeCloseTo(((right ?? 0) - (left ?? 0)) / 2, 2)
  })

  it('follows the folds of its garment, and their light', async () => {
    const proof = await proofOf(keyOf('tee'))
    const rows = await Promise.all([450, 550, 650, 720].map((top) => rowOf(proof, top)))
    expect(new Set(rows.map((row) => String(edgesOf(row)))).size).toBeGreaterThan(1)
    const reds = rows.flatMap((row) => row.filter(isPrinted).map(({ red }) => red))
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(20)
  })
})
