import type { TextElement } from '@first-fashion/contract/designs/design-document'
import { mappedPath, type Path, type PathStep } from '../drawing/path.ts'
import { radians } from '../geometry/units.ts'
import { chosenFace, facesOf, runsOf } from './runs.ts'
import type { ShapingFaces } from './shaper.ts'

/** The distance of two lines by the font size. */
const lineHeight = 1.2

/** A glyph on its line, in page units from where the line begins. */
interface PlacedGlyph {
  readonly outline: Path
  readonly scale: number
  readonly x: number
  readonly y: number
  /** Half of the room that it takes: a curve turns it around its middle. */
  readonly half: number
}

interface Line {
  readonly glyphs: readonly PlacedGlyph[]
  readonly lacksSigns: boolean
  readonly width: number
}

/** A text as one outline, around the corner of its box. */
export interface TextLayout {
  readonly path: Path
  /** What the lines take; more than the box if they do not fit. */
  readonly width: number
  readonly height: number
  /** No face has a sign for some of its characters: boxes stand for them. */
  readonly lacksSigns: boolean
}

const nothing: TextLayout = { path: [], width: 0, height: 0, lacksSigns: false }

/**
 * Lays out a text in its box: it breaks at spaces, and its lines stand in the middle of the box. Empty while one of its
 * faces is missing. Browser and server call the same function with the same faces, so letters stand alike.
 */
export function layoutOf(element: TextElement, faces: ShapingFaces): TextLayout {
  const chosen = faces.get(chosenFace(element))
  if (chosen === undefined || facesOf(element).some((face) => faces.get(face) === undefined)) return nothing
  const { fontSize, textAlign, curve } = element.style
  const { width: boxWidth, height: boxHeight } = element.position
  const lines = brokenLines(element, faces)
  const step = fontSize * lineHeight
  const [ascent, descent] = [chosen.ascender, chosen.descender].map(
    (units) => (units / chosen.unitsPerEm) * fontSize,
  )
  const firstBaseline =
    (boxHeight - step * lines.length) / 2 + (step - ((ascent ?? 0) - (descent ?? 0))) / 2 + (ascent ?? 0)
  const path: PathStep[] = []
  for (const [at, line] of lines.entries()) {
    const share = { left: 0, center: 0.5, right: 1 }[textAlign]
    const x = (boxWidth - line.width) * share
    path.push(...linePath(line, x, firstBaseline + at * step, curve))
  }
  return {
    path,
    width: Math.max(...lines.map(({ width }) => width)),
    height: step * lines.length,
    lacksSigns: lines.some((line) => line.lacksSigns),
  }
}

/** Breaks at line ends and, where a line is longer than the box, at spaces; a longer word stands alone. */
function brokenLines(element: TextElement, faces: ShapingFaces): Line[] {
  return element.text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = []
    let text = ''
    for (const word of paragraph.split(/(?<=\s)/)) {
      const longer = text + word
      const isTooLong = text !== '' && lineOf(longer.trimEnd(), element, faces).width > element.position.width
      if (isTooLong) lines.push(lineOf(text.trimEnd(), element, faces))
      text = isTooLong ? word : longer
    }
    return [...lines, lineOf(text.trimEnd(), element, faces)]
  })
}

function lineOf(text: string, element: TextElement, faces: ShapingFaces): Line {
  const { fontSize, letterSpacing } = element.style
  const glyphs: PlacedGlyph[] = []
  let x = 0
  let lacksSigns = false
  for (const run of runsOf(text, chosenFace(element))) {
    const face = faces.get(run.face)
    if (face === undefined) continue
    const scale = fontSize / face.unitsPerEm
    const shaped = face.shaped(run.text)
    for (const [at, glyph] of shaped.entries()) {
      const advance = glyph.advance * scale
      lacksSigns ||= glyph.isMissing
      glyphs.push({
        outline: glyph.outline,
        scale,
        x: x + glyph.x * scale,
        y: -glyph.y * scale,
        half: advance / 2,
      })
      const endsCharacter = shaped[at + 1]?.cluster !== glyph.cluster
      x += advance + (endsCharacter ? letterSpacing : 0)
    }
  }
  return { glyphs, lacksSigns, width: Math.max(0, x - letterSpacing) }
}

/** The outlines of a line, straight or along an arc of so many degrees around the middle of the line. */
function linePath({ glyphs, width }: Line, left: number, baseline: number, curve: number): PathStep[] {
  if (Math.abs(curve) < 0.5 || width === 0)
    return glyphs.flatMap(({ outline, scale, x, y }) =>
      mappedPath(outline, (gx, gy) => [left + x + gx * scale, baseline + y - gy * scale]),
    )
  const radius = width / radians(curve)
  const middle = left + width / 2
  // Half of the rise is taken back, so that the arc stays in the middle of its box.
  const rise = radius * (1 - Math.cos(radians(curve) / 2))
  return glyphs.flatMap(({ outline, scale, x, y, half }) => {
    const angle = (x + half - width / 2) / radius
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const [originX, originY] = [middle + radius * sin, baseline + radius * (1 - cos) - rise / 2]
    return mappedPath(outline, (gx, gy) => {
      const [dx, dy] = [gx * scale - half, y - gy * scale]
      return [originX + dx * cos - dy * sin, originY + dx * sin + dy * cos]
    })
  })
}
