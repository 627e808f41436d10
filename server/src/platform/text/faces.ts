import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { graphemesOf } from '@first-fashion/contract/text/cut-text'
import anyAscii from 'any-ascii'
import { create, type Font } from 'fontkit'
import { type DirectedRun, visualOrder, withLevels } from './direction.ts'

const require = createRequire(import.meta.url)

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

/** A part of a family, and the characters for which it is looked into: undefined for all. */
export interface Part {
  readonly family: string
  readonly part: string
  readonly writes?: RegExp
}

/** Noto Sans of one script, in a package of its own. */
const ofScript = (script: string): Part => ({
  family: `noto-sans-${script.toLowerCase()}`,
  part: script.toLowerCase(),
  writes: new RegExp(`\\p{scx=${script}}`, 'u'),
})

const han = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\u20E3/u

/** For what the house's families cannot write, in the order in which a character is looked for. */
const others: readonly Part[] = [
  ...['Sinhala', 'Tamil'].map(ofScript),
  ...['devanagari', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'latin-ext'].map(
    (part) => ({
      family: 'noto-sans',
      part,
      writes: /[\p{scx=Devanagari}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Latin}]/u,
    }),
  ),
  ...['Arabic', 'Hebrew', 'Thai', 'Bengali', 'Gujarati', 'Gurmukhi', 'Telugu', 'Kannada'].map(ofScript),
  ...['Malayalam', 'Oriya', 'Myanmar', 'Khmer', 'Lao', 'Georgian', 'Armenian'].map(ofScript),
  ...['Ethiopic', 'Thaana'].map(ofScript),
  { family: 'noto-sans-jp', part: 'japanese', writes: han },
  { family: 'noto-sans-kr', part: 'korean', writes: /\p{scx=Hangul}/u },
  { family: 'noto-sans-sc', part: 'chinese-simplified', writes: han },
  ...Array.from({ length: 11 }, (_, at) => ({ family: 'noto-emoji', part: String(at), writes: emoji })),
]

const loaded = new Map<string, Face>()

/** A face; read from disk when a text first needs it. */
function faceOf({ family, part }: Part, weight: number): Face {
  const name = `${family}-${part}-${weight}`
  const known = loaded.get(name)
  if (known !== undefined) return known
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`))
  const file = readFileSync(join(folder, 'files', `${family}-${part}-${weight}-normal.woff`))
  const font = create(file)
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not a font`)
  const face = { name, file, font }
  loaded.set(name, face)
  return face
}

/** The face that a run names. */
export function faceNamed(name: string): Face {
  const face = loaded.get(name)
  if (face === undefined) throw new Error(`no run was set in ${name}`)
  return face
}

/** How a text is set: families to try before all others, the first of which writes what is transliterated. */
export interface Typeface {
  readonly first: readonly [Part, ...Part[]]
  /** As in CSS: 400, 500 or 600. */
  readonly weight: number
  /** What becomes of characters that no face has. */
  readonly missing: 'transliterated' | 'refused'
}

/**
 * Splits text by the faces that can write it, in the order in which it stands on a line. Undefined if a character has no
 * face and may not be transliterated.
 */
export function runsIn(text: string, { first, weight, missing }: Typeface): readonly Run[] | undefined {
  const parts = [...first, ...others]
  const runs: DirectedRun[] = []
  for (const { text: cluster, level } of withLevels(graphemesOf(text.normalize('NFC')))) {
    const face = faceFor(cluster, parts, weight)
    if (face === undefined && missing === 'refused') return undefined
    const written = face === undefined ? anyAscii(cluster).trim() || '?' : cluster
    const { name } = face ?? faceOf(first[0], weight)
    const last = runs.at(-1)
    if (last?.face === name && last.level === level) last.clusters.push(written)
    else runs.push({ face: name, level, clusters: [written] })
  }
  return visualOrder(runs)
}

function faceFor(cluster: string, parts: readonly Part[], weight: number): Face | undefined {
  const part = parts.find(
    (one) => (one.writes?.test(cluster) ?? true) && canWrite(faceOf(one, weight), cluster),
  )
  return part === undefined ? undefined : faceOf(part, weight)
}

/** Joiners, selectors and marks of direction have no shape of their own. */
const isShapeless = /\p{Default_Ignorable_Code_Point}/u

const canWrite = ({ font }: Face, cluster: string): boolean =>
  [...cluster].every(
    (character) => isShapeless.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
