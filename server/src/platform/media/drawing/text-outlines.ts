import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

const read = (file: string): Font => {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not a font`)
  return font
}

/** The house's faces, as outlines: what a machine has installed does not matter. */
export const faces = {
  display: read(require.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff')),
  text: read(require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
} as const

export interface Lettering {
  readonly face: keyof typeof faces
  /** Height of the type in px. */
  readonly size: number
  /** '#RRGGBB' */
  readonly colour: string
}

/** A line of text as an SVG element, its base line at x, y (px). Letters that a face lacks are left out. */
export function outlined(text: string, { face, size, colour }: Lettering, x: number, y: number): string {
  const font = faces[face]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(shown(text, font))
  let across = 0
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index]
    const at = across + (position?.xOffset ?? 0)
    across += position?.xAdvance ?? glyph.advanceWidth
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${outlines.join('')}</g>`
}

/** Breaks a text into lines no wider than `width` px; text that does not fit ends with an ellipsis. */
export function wrapped(
  text: string,
  { face, size }: Pick<Lettering, 'face' | 'size'>,
  width: number,
  lines: number,
): string[] {
  const font = faces[face]
  const widthOf = (line: string) => (font.layout(shown(line, font)).advanceWidth * size) / font.unitsPerEm
  const broken: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = broken.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= width) broken[broken.length - 1] = longer
    else broken.push(word)
  }
  if (broken.length <= lines) return broken
  return [...broken.slice(0, lines - 1), `${broken[lines - 1] ?? ''} …`]
}

const shown = (text: string, font: Font) =>
  [...text].filter((email) => font.hasGlyphForCodePoint(email.codePointAt(0) ?? 0)).join('')
