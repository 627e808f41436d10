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
  /** Direction of the thread in degrees: 0 hangs straight down, above 0 to the left, so that a print follows a sleeve. */
  readonly grain?: number
  /** Where a sleeve bends at the elbow, and the direction of the thread from there on. */
  readonly bend?: { readonly x: number; readonly y: number; readonly grain: number }
  /** Height of the point that a gathered skirt's threads come from: they fan out from the seam to the hem. */
  readonly fan?: number
  /** Ends along its thread in a hem, cuff or opening: there it does not round off as it does at its sides. */
  readonly open?: true
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

/** A round thing as it stands in the picture, for a print that goes around it. In drawing units of the finished picture. */
export interface RoundView {
  readonly diameterMm: number
  /** The middle of the print that faces us. */
  readonly x: number
  readonly y: number
  /** Of the round thing. */
  readonly width: number
  /** How much lower a line around it is in the middle than at its sides. */
  readonly bow: number
  /** By how many degrees it is turned: at 0 one sees the middle of the print, at 90 what is to the right of that. */
  readonly turn: number
}

/** A garment as drawn, wherever it lies in the drawing space. */
export interface GarmentDraft {
  readonly id: string
  readonly name: string
  readonly type: 'Topwear' | 'Bottomwear' | 'Winterwear' | 'Dresses' | 'Footwear' | 'Accessories' | 'Bags'
  readonly cloth: ClothName
  readonly front: View
  readonly back: View
  readonly printArea?: PrintArea
  /** Views of a thing that is printed all around; it has no print area. */
  readonly around?: readonly RoundView[]
  /** Thread of the stitches where it shows its own colour, as on denim. */
  readonly thread?: string
  /** Kids' proportions: shorter and a little wider. */
  readonly scale?: { readonly x: number; readonly y: number }
  /** Fills the frame less than a grown-up's garment does, as a share of it. */
  readonly size?: number
}

/** Moves a draft to its place in the picture: by `scale` about the drawing's corner, then by x and y. */
export interface Place {
  readonly scaleX: number
  readonly scaleY: number
  readonly x: number
  readonly y: number
}

/** A garment in its place: every one fills the frame alike. */
export interface GarmentTemplate extends GarmentDraft {
  readonly place: Place
}
