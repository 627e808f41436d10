import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import type { Path, PathStep } from '../drawing/path.ts'
import type { FaceId } from './faces.ts'

/** A glyph of a shaped run, in units of its face. */
interface ShapedGlyph {
  readonly outline: Path
  readonly advance: number
  readonly x: number
  readonly y: number
  /** Where its character begins in the text of the run: letters are spaced by characters. */
  readonly cluster: number
  /** The face has no sign for its character: a box is drawn instead. */
  readonly isMissing: boolean
}

/** A face that has been read. Lengths are in its units, of which `unitsPerEm` are the font size. */
export interface ShapingFace {
  readonly unitsPerEm: number
  readonly ascender: number
  /** Below 0. */
  readonly descender: number
  shaped(text: string): readonly ShapedGlyph[]
}

export interface ShapingFaces {
  /** Undefined until its bytes are there. */
  get(face: FaceId): ShapingFace | undefined
}

/** The sign of every face for what it lacks. */
const missingGlyph = 0

/** Letters are spaced one by one, so no two of them are drawn as one sign. */
const withoutLigatures = ['liga', 'clig', 'dlig']

/** Reads a face from the bytes of its TTF file. */
export function readFace(bytes: Uint8Array): ShapingFace {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const { ascender, descender } = font.hExtents()
  const outlines = new Map<number, Path>()
  const outlineOf = (glyph: number): Path => {
    const known = outlines.get(glyph)
    if (known !== undefined) return known
    const outline = font.glyphToJson(glyph).flatMap(stepOf)
    outlines.set(glyph, outline)
    return outline
  }
  return {
    unitsPerEm: face.upem,
    ascender,
    descender,
    shaped: (text) => {
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(
        font,
        buffer,
        withoutLigatures.map((tag) => new Feature(tag, 0)),
      )
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, ...at }) => ({
        outline: outlineOf(codepoint),
        advance: at.xAdvance ?? 0,
        x: at.xOffset ?? 0,
        y: at.yOffset ?? 0,
        cluster,
        isMissing: codepoint === missingGlyph,
      }))
    },
  }
}

/** HarfBuzz counts upwards, and so do the paths that come out of here. */
function stepOf({ type, values }: { readonly type: string; readonly values: readonly number[] }): PathStep[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  switch (type) {
    case 'M':
    case 'L':
      return [[type, a, b]]
    case 'Q':
      return [['Q', a, b, c, d]]
    case 'C':
      return [['C', a, b, c, d, e, f]]
    default:
      return [['Z']]
  }
}
