import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** The weights of a document. */
export type Weight = 'text' | 'strong'

interface Face {
  readonly name: string
  readonly file: Buffer
  readonly font: Font
}

/** A stretch of text that one face can write. */
export interface Run {
  readonly face: string
  readonly text: string
}

const weights: Readonly<Record<Weight, number>> = { text: 400, strong: 600 }

const folders = {
  figtree: require.resolve('@fontsource/figtree/package.json'),
  'noto-sans-sinhala': require.resolve('@fontsource/noto-sans-sinhala/package.json'),
  'noto-sans-tamil': require.resolve('@fontsource/noto-sans-tamil/package.json'),
  'noto-sans': require.resolve('@fontsource/noto-sans/package.json'),
} as const

/** Families and their parts, in the order in which a character is looked for. */
const families = [
  ['figtree', 'latin'],
  ['figtree', 'latin-ext'],
  ['noto-sans-sinhala', 'sinhala'],
  ['noto-sans-tamil', 'tamil'],
  ['noto-sans', 'devanagari'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'vietnamese'],
] as const

const loaded = new Map<Weight, readonly Face[]>()

/** The faces of a weight; read from disk when the first document needs them. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = loaded.get(weight)
  if (known !== undefined) return known
  const faces = families.map(([family, part]): Face => {
    const name = `${family}-${part}-${weights[weight]}-normal.woff`
    const file = readFileSync(join(dirname(folders[family]), 'files', name))
    const font = create(file)
    if (!('layout' in font)) throw new Error(`${family} is a collection of fonts, not a font`)
    return { name: `${family}-${part}-${weight}`, file, font }
  })
  loaded.set(weight, faces)
  return faces
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What people type as one character: letters with their vowel signs stay together. */
export const clustersOf = (text: string): string[] =>
  [...clusters.segment(text)].map(({ segment }) => segment)

/** Splits text by the faces that can write it. What none can write becomes a question mark. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const faces = facesOf(weight)
  const runs: { face: string; text: string }[] = []
  for (const cluster of clustersOf(text.normalize('NFC'))) {
    const face = faces.find((one) => canWrite(one, cluster))
    const written = face === undefined ? '?' : cluster
    const name = (face ?? faces[0])?.name ?? ''
    const last = runs.at(-1)
    if (last?.face === name) last.text += written
    else runs.push({ face: name, text: written })
  }
  return runs
}

/** Joiners and marks of direction have no shape of their own. */
const isShapeless = (codePoint: number): boolean => codePoint >= 0x200b && codePoint <= 0x200f

const canWrite = ({ font }: Face, cluster: string): boolean =>
  [...cluster].every((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return isShapeless(codePoint) || font.hasGlyphForCodePoint(codePoint)
  })
