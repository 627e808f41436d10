import type { ClothName } from './cloth.ts'

/** A piece of cloth in a view, as an SVG path in drawing units (400 x 500). Later parts lie over earlier ones. */
export interface Part {
  readonly d: string
  /** How far it lies above what is under it; gives the edge its shadow. 0 for the inside of a garment. */
  readonly lift?: number
  /** How wide its swell is, in drawing units. */
  readonly swell?: number
  /** Swells as a cushion unless it is flat as paper, or round as an upright tube. */
  readonly form?: 'flat' | 'tube'
  /** Lightness against the garment's colour: an inside is darker, a rib a shade off. */
  readonly tone?: number
  /** A colour of its own: soles, buttons, straps. */
  readonly colour?: string
  /** Direction of the thread in degrees, so that a print follows a sleeve. */
  readonly grain?: number
  /** Prints stay off collars, ribs and insides. */
  readonly plain?: boolean
  /** Knitted rib, as at cuffs and hems: lines this many units apart. */
  readonly rib?: number
  /** The middle of a neckband whose ribs point to it, and its radius. */
  readonly ribCentre?: { readonly x: number; readonly y: number; readonly radius: number }
}

/** A line along which cloth pulls: a ridge rises, a valley falls. */
export interface Fold {
  readonly d: string
  readonly width: number
  /** Positive for a ridge, negative for a valley; 1 is a strong fold. */
  readonly strength: number
  /** Grows up to its end at the hem, as the flutes of a skirt do, instead of dying out. */
  readonly toEdge?: true
}

/** Cords, laces and fringes: strands over the cloth, in the garment's colour unless they have their own. */
export interface Cord {
  readonly d: string
  readonly width: number
  readonly colour?: string
}

export interface View {
  readonly parts: readonly Part[]
  readonly folds: readonly Fold[]
  /** Stitched lines. */
  readonly stitches?: readonly string[]
  /** Sewn edges: a thin dark line. */
  readonly seams?: readonly string[]
  /** Centres and radius of buttons, eyelets. */
  readonly buttons?: readonly { readonly x: number; readonly y: number; readonly r: number }[]
  readonly cords?: readonly Cord[]
}

/** Where a print partner may print, in drawing units of the finished picture and in millimetres on the garment. */
export interface PrintArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface GarmentTemplate {
  readonly id: string
  readonly name: string
  readonly type: 'Topwear' | 'Bottomwear' | 'Winterwear' | 'Dresses' | 'Footwear' | 'Accessories' | 'Bags'
  readonly cloth: ClothName
  readonly front: View
  readonly back: View
  readonly printArea?: PrintArea
  /** Thread of the stitches where it shows its own colour, as on denim. */
  readonly thread?: string
  /** Kids' proportions: shorter and a little wider, around the middle of the drawing. */
  readonly scale?: { readonly x: number; readonly y: number }
}

export type Curve = readonly [number, number, number, number, number, number]

/** A closed path that is the same left and right: from the middle of the top down the right side to the bottom. */
export function symmetric(start: readonly [number, number], ...curves: readonly Curve[]): string {
  const right = curves.map((curve) => `C${curve.join(' ')}`).join('')
  const points = [start, ...curves.map((curve) => [curve[4], curve[5]] as const)]
  const left = curves
    .map((curve, index) => {
      const [c1x, c1y, c2x, c2y] = curve
      const [toX, toY] = points[index] ?? start
      return `C${mirrored(c2x)} ${c2y} ${mirrored(c1x)} ${c1y} ${mirrored(toX)} ${toY}`
    })
    .reverse()
  const end = points[points.length - 1] ?? start
  return `M${start.join(' ')}${right}L${mirrored(end[0])} ${end[1]}${left.join('')}Z`
}

const mirrored = (x: number) => 400 - x

/** The same path on the other side of the middle. */
export function mirror(d: string): string {
  let index = 0
  return d.replace(/[A-Za-z]|-?\d+(\.\d+)?/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      index = 0
      return token
    }
    return index++ % 2 === 0 ? String(mirrored(Number(token))) : token
  })
}

/** A part and its mirror image. */
export const both = (part: Part): Part[] => [
  part,
  { ...part, d: mirror(part.d), ...(part.grain === undefined ? {} : { grain: -part.grain }) },
]

/** Folds on both sides. */
export const bothFolds = (...folds: readonly Fold[]): Fold[] =>
  folds.flatMap((fold) => [fold, { ...fold, d: mirror(fold.d) }])
