import type { GarmentPicture } from '../picture.ts'

/** Garments put together in a room of the house: what banners, tiles and empty pages show. Lengths in px of the scene. */
export interface Scene {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Colour of the plaster, '#RRGGBB'. */
  readonly wall: string
  readonly furniture: readonly Furniture[]
  readonly garments: readonly PlacedGarment[]
  /** Fronds outside the window, whose shadow lies over everything. */
  readonly fronds: readonly Frond[]
}

export type Furniture =
  | {
      readonly kind: 'rail' | 'line' | 'shelf'
      readonly y: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'peg'; readonly x: number; readonly y: number }
  | { readonly kind: 'hanger'; readonly x: number; readonly y: number; readonly width: number }

/** A garment in the scene, placed by its own outline: from the middle of its upper edge, or of its lower edge. */
export interface PlacedGarment {
  readonly picture: GarmentPicture
  readonly x: number
  readonly y: number
  /** Width of the garment's outline. */
  readonly width: number
  readonly anchor: 'top' | 'bottom'
  readonly hang?: Hang
  /** Degrees, clockwise. */
  readonly turn?: number
  /** A drawing put on the print area, in the colour given. */
  readonly drawing?: string
}

/** How a garment hangs from a height: inside it a hanger, at its waist two clips, or two pegs on a line. */
export interface Hang {
  readonly from: number
  readonly by: 'hook' | 'hanger' | 'clips' | 'pegs'
  /** How wide its upper edge is against the whole garment, for what holds it there. */
  readonly waist?: number
}

export interface Frond {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Degrees: 0 points right, 90 down. */
  readonly angle: number
}
