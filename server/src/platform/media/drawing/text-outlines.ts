import { graphemesOf } from '@first-fashion/contract/text/cut-text'
import { faceNamed, type Run, runsIn, type Typeface } from '../../text/faces.ts'

/** The house's faces, as outlines: what a machine has installed does not matter. */
const typefaces = {
  display: {
    first: [
      { family: 'fraunces', part: 'latin' },
      { family: 'fraunces', part: 'latin-ext' },
      { family: 'fraunces', part: 'vietnamese' },
    ],
    weight: 500,
    missing: 'refused',
  },
  text: {
    first: [
      { family: 'figtree', part: 'latin' },
      { family: 'figtree', part: 'latin-ext' },
    ],
    weight: 500,
    missing: 'refused',
  },
} as const satisfies Record<string, Typeface>

export interface Lettering {
  readonly face: keyof typeof typefaces
  /** Height of the type in px. */
  readonly size: number
  /** '#RRGGBB' */
  readonly colour: string
}

type Set = Pick<Lettering, 'face' | 'size'>

/** A line of text as an SVG element, its base line at x, y (px). */
export function outlined(text: string, { colour, ...set }: Lettering, x: number, y: number): string {
  let across = 0
  const outlines = (runsIn(text, typefaces[set.face]) ?? []).map((run) => {
    const { paths, width } = outlinedRun(run, set.size)
    const shape = `<g transform="translate(${across} 0) scale(${scaleOf(run, set.size)} ${-scaleOf(run, set.size)})">${paths}</g>`
    across += width
    return shape
  })
  return `<g transform="translate(${x} ${y})" fill="${colour}">${outlines.join('')}</g>`
}

const scaleOf = ({ face }: Run, size: number): number => size / faceNamed(face).font.unitsPerEm

function outlinedRun(run: Run, size: number): { readonly paths: string; readonly width: number } {
  const { glyphs, positions } = faceNamed(run.face).font.layout(run.text)
  let across = 0
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {}
    const at = across + xOffset
    across += xAdvance
    return `<path transform="translate(${at} ${yOffset})" d="${glyph.path.toSVG()}"/>`
  })
  return { paths: paths.join(''), width: across * scaleOf(run, size) }
}

/**
 * Breaks a text into lines no wider than `width` px, within words only where a word is wider; text that does not fit ends
 * with an ellipsis. A text with a character that no face has is no line at all: no words are better than wrong ones.
 */
export function wrapped(text: string, set: Set, width: number, lines: number): string[] {
  if (runsIn(text, typefaces[set.face]) === undefined) return []
  const fits = (line: string) => widthOf(line, set) <= width
  const broken: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = broken.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) broken[broken.length - 1] = longer
    else broken.push(...(fits(word) ? [word] : partsOf(word, fits)))
  }
  if (broken.length <= lines) return broken
  return [...broken.slice(0, lines - 1), `${broken[lines - 1] ?? ''} …`]
}

/** The width of a line in px. */
export const widthOf = (line: string, { face, size }: Set): number =>
  (runsIn(line, typefaces[face]) ?? []).reduce((sum, run) => sum + outlinedRun(run, size).width, 0)

/** A word in parts that fit. */
function partsOf(word: string, fits: (line: string) => boolean): string[] {
  const parts = ['']
  for (const character of graphemesOf(word)) {
    const last = parts.at(-1) ?? ''
    if (last === '' || fits(last + character)) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}
