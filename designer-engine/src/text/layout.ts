import type { TextElement } from '@first-fashion/contract/designs/design-document'
import { mappedPath, type Path, type PathStep } from '../drawing/path.ts'
import { radians } from '../geometry/units.ts'
import { chosenFace, facesOf, paragraphsOf, runsOf } from './runs.ts'
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
 * Lays out a text in its box: it breaks at spaces, and its lines stand in the middle of the box. A curved text breaks only
 * where its person breaks it, so that each line is one arc. Empty while one of its faces is missing. Browser and server
 * call the same function with the same faces, so letters stand alike.
 */
export function layoutOf(element: TextElement, faces: ShapingFaces): TextLayout {
  const chosen = faces.get(chosenFace(element))
  if (chosen === undefined || facesOf(element).some((face) => faces.get(face) === undefined)) return nothing
  const { fontSize, curve } = element.style
  const isCurved = Math.abs(curve) >= 0.5
  const lines = isCurved
    ? paragraphsOf(element).map((line) => lineOf(line.trimEnd(), element, faces))
    : brokenLines(element, faces)
  const step = fontSize * lineHeight
  const [ascent, descent] = [chosen.ascender, chosen.descender].map(
    (units) => (units / chosen.unitsPerEm) * fontSize,
  )
  const firstBaseline =
    (element.position.height - step * lines.length) / 2 +
    (step - ((ascent ?? 0) - (descent ?? 0))) / 2 +
    (ascent ?? 0)
  const lacksSigns = lines.some((line) => line.lacksSigns)
  return { ...(isCurved ? onArcs : straight)(lines, element, firstBaseline), lacksSigns }
}

/** 0 where the lines stand at the left of their box, 1 at its right. */
const shareOf = { left: 0, center: 0.5, right: 1 } as const

type PlacedLines = Omit<TextLayout, 'lacksSigns'>

function straight(
  lines: readonly Line[],
  { style, position }: TextElement,
  firstBaseline: number,
): PlacedLines {
  const step = style.fontSize * lineHeight
  const path = lines.flatMap(({ glyphs, width }, at) => {
    const left = (position.width - width) * shareOf[style.textAlign]
    const baseline = firstBaseline + at * step
    return glyphs.flatMap(({ outline, scale, x, y }) =>
      mappedPath(outline, (gx, gy) => [left + x + gx * scale, baseline + y - gy * scale]),
    )
  })
  return { path, width: Math.max(...lines.map(({ width }) => width)), height: step * lines.length }
}

/** Breaks at line ends and, where a line is longer than the box, at spaces; a longer word stands alone. */
function brokenLines(element: TextElement, faces: ShapingFaces): Line[] {
  return paragraphsOf(element).flatMap((paragraph) => {
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

interface Arc {
  readonly radius: number
  /** Where the line begins, in radians from the middle of the arc. */
  readonly start: number
  /** How far the line reaches to a side of that middle, and away from it upwards or downwards. */
  readonly aside: number
  readonly along: number
}

/**
 * The arcs of lines that lie around one centre, a line's height apart, so that no two meet. None bends further than its
 * person chose, and each is as long as its line.
 */
function arcsOf(lines: readonly Line[], { curve, fontSize, textAlign }: TextElement['style']): Arc[] {
  const chosen = radians(Math.abs(curve))
  const outwards = lines.map((_, at) => (curve > 0 ? lines.length - 1 - at : at) * fontSize * lineHeight)
  const innermost = Math.max(...lines.map(({ width }, at) => width / chosen - (outwards[at] ?? 0)))
  const radii = outwards.map((outward) => innermost + outward)
  const angles = lines.map(({ width }, at) => (width === 0 ? 0 : width / (radii[at] ?? 1)))
  const widest = Math.max(...angles)
  return angles.map((angle, at) => {
    const radius = radii[at] ?? 0
    const start = (widest - angle) * shareOf[textAlign] - widest / 2
    const farthest = Math.max(Math.abs(start), Math.abs(start + angle))
    const aside = radius * Math.sin(Math.min(farthest, Math.PI / 2))
    return { radius, start, aside, along: radius * (1 - Math.cos(farthest)) }
  })
}

/** Lines on their arcs, which stand in the middle of the box or at one of its sides. */
function onArcs(
  lines: readonly Line[],
  { style, position }: TextElement,
  firstBaseline: number,
): PlacedLines {
  const arcs = arcsOf(lines, style)
  const step = style.fontSize * lineHeight
  const down = Math.sign(style.curve)
  const half = Math.max(...arcs.map(({ aside }) => aside))
  const share = shareOf[style.textAlign]
  const middle = position.width * share + half * (1 - 2 * share)
  const last = step * (lines.length - 1)
  const ends = arcs.map(({ along }, at) => at * step + down * along)
  const [top, bottom] = [Math.min(0, ...ends), Math.max(last, ...ends)]
  const first = firstBaseline + (last - top - bottom) / 2
  const path = lines.flatMap((line, at) =>
    arcPath(line, arcs[at], { middle, baseline: first + at * step, down }),
  )
  return { path, width: 2 * half, height: step + bottom - top }
}

/** The outlines of a line on an arc; `baseline` is where its middle stands. */
function arcPath(
  { glyphs }: Line,
  arc: Arc | undefined,
  { middle, baseline, down }: { readonly middle: number; readonly baseline: number; readonly down: number },
): PathStep[] {
  if (arc === undefined) return []
  const radius = arc.radius * down
  return glyphs.flatMap(({ outline, scale, x, y, half }) => {
    const angle = arc.start * down + (x + half) / radius
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const [originX, originY] = [middle + radius * sin, baseline + radius * (1 - cos)]
    return mappedPath(outline, (gx, gy) => {
      const [dx, dy] = [gx * scale - half, y - gy * scale]
      return [originX + dx * cos - dy * sin, originY + dx * sin + dy * cos]
    })
  })
}
