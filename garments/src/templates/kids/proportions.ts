import { smoothstep } from '../../field.ts'
import { movedPoints } from '../../path.ts'
import type { GarmentDraft, Part, View } from '../../template.ts'

/** How a child's garment differs from a grown-up's: in the draft's own units, as shares. */
export interface Proportions {
  /** What lies above this height keeps its length or grows: the hood and neck, or the seat of trousers. */
  readonly above: number
  readonly upper: number
  /** What lies beneath it is so much shorter: body and sleeves, or legs. */
  readonly lower: number
  /** The whole is so much wider ... */
  readonly wider: number
  /** ... and the opening for the head wider still, for heads grow first. */
  readonly head?: number
}

type Reshape = (x: number, y: number) => readonly [x: number, y: number]

/** Moves points from a grown-up's garment to a child's, without a crease anywhere. */
function reshapeBy({ above, upper, lower, wider, head = 1 }: Proportions): Reshape {
  return (x, y) => {
    const out = x - 200
    const atNeck = (1 - smoothstep(above - 40, above + 30, y)) * (1 - smoothstep(60, 150, Math.abs(out)))
    return [
      tenths(200 + out * (wider + (head - 1) * atNeck)),
      tenths(above + (y - above) * (y < above ? upper : lower)),
    ]
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10

function reshaped(view: View, reshape: Reshape): View {
  const { parts, folds, stitches = [], seams = [], buttons = [], cords = [] } = view
  const redraw = (d: string) => movedPoints(d, reshape)
  return {
    parts: parts.map((part) => reshapedPart(part, reshape)),
    folds: folds.map((fold) => ({ ...fold, d: redraw(fold.d) })),
    stitches: stitches.map(redraw),
    seams: seams.map(redraw),
    buttons: buttons.map(({ x, y, r }) => {
      const [toX, toY] = reshape(x, y)
      return { x: toX, y: toY, r: r * 1.15 }
    }),
    cords: cords.map((cord) => ({ ...cord, d: redraw(cord.d) })),
  }
}

function reshapedPart(part: Part, reshape: Reshape): Part {
  const { bend, ribCentre } = part
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const [toX, toY] = reshape(x, y)
    return { x: toX, y: toY }
  }
  return {
    ...part,
    d: movedPoints(part.d, reshape),
    ...(bend === undefined ? {} : { bend: { ...bend, ...place(bend) } }),
    ...(ribCentre === undefined ? {} : { ribCentre: { ...ribCentre, ...place(ribCentre) } }),
  }
}

/** What a child's garment has besides its proportions, drawn where it would be on the grown-up's. */
export interface Extras {
  readonly parts?: readonly Part[]
  readonly stitches?: readonly string[]
  readonly buttons?: View['buttons']
}

/**
 * A child's garment made from a grown-up's. Cords are left out: children's clothes have none at the neck (EN 14682),
 * nor are its places for prints those of the grown-up's.
 */
export function forKids(
  { printArea: _, ...grownUp }: GarmentDraft,
  names: Pick<GarmentDraft, 'id' | 'name'>,
  proportions: Proportions,
  extras: { readonly front?: Extras; readonly back?: Extras } = {},
): GarmentDraft {
  const reshape = reshapeBy(proportions)
  const made = (view: View, { parts = [], stitches = [], buttons = view.buttons ?? [] }: Extras = {}) =>
    reshaped(
      {
        ...view,
        parts: [...view.parts, ...parts],
        stitches: [...(view.stitches ?? []), ...stitches],
        buttons,
        cords: [],
      },
      reshape,
    )
  return {
    ...grownUp,
    ...names,
    size: 0.94,
    front: made(grownUp.front, extras.front),
    back: made(grownUp.back, extras.back),
  }
}
