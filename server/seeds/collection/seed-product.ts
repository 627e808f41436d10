import type { Category, ProductType } from '@first-fashion/contract/catalog/classification'
import type { Print } from '@first-fashion/garments'
import {
  batikCare,
  type Care,
  canvasCare,
  denimCare,
  fleeceCare,
  handloomCare,
  jerseyCare,
  knitCare,
  leatherCare,
  linenCare,
  nylonCare,
  piqueCare,
  poplinCare,
  satinCare,
  swimCare,
  voileCare,
} from './care.ts'
import type { ColourName } from './palette.ts'

/** A product of the demonstration store, as its maker would write it down. */
export interface SeedProduct {
  readonly name: string
  readonly category: Category
  readonly type: ProductType
  readonly priceRupees: number
  readonly template: string
  readonly print: Print
  readonly colours: readonly ColourName[]
  readonly story: string
  readonly facts: readonly [fabric: string, care: Care, fit: string]
  /** How many times as well as usual it sells. */
  readonly demand?: number
  readonly madeToOrder?: true
  readonly unpublished?: true
  /** Without colours to choose: only these sizes, not counted. */
  readonly plainSizes?: readonly string[]
}

export const solid: Print = { kind: 'solid' }
export const stripe = (colour: string): Print => ({ kind: 'stripe', colour })
export const check = (colour: string): Print => ({ kind: 'check', colour })
export const batik = (seed: number, colour = '#F3E9D2'): Print => ({ kind: 'batik', colour, seed })

export const linenFacts = [
  'Pure linen, 160 g, washed soft',
  linenCare,
  'Relaxed; take your usual size',
] as const
export const jerseyFacts = [
  'Combed cotton jersey, 180 g',
  jerseyCare,
  'Regular; the model is 178 cm and wears M',
] as const
export const batikFacts = [
  'Cotton poplin, waxed and dyed by hand',
  batikCare,
  'Straight; between sizes take the larger',
] as const
export const poplinFacts = [
  'Cotton poplin, yarn-dyed, 120 g',
  poplinCare,
  'Straight; between sizes take the larger',
] as const
export const fleeceFacts = [
  'Brushed organic cotton fleece, 320 g',
  fleeceCare,
  'Roomy; take a size down for a closer fit',
] as const
export const nylonFacts = [
  'Recycled nylon, seams taped, 5,000 mm',
  nylonCare,
  'Cut to go over a shirt',
] as const
export const voileFacts = [
  'Cotton voile, 80 g, lined where it matters',
  voileCare,
  'Easy at the waist; lengths are in the size chart',
] as const
export const leatherFacts = [
  'Vegetable-tanned leather, stitched sole',
  leatherCare,
  'True to size; leather gives by half a size',
] as const
export const canvasFacts = ['Cotton canvas, 400 g, tight weave', canvasCare, 'One size'] as const
export const handloomFacts = ['Handloom cotton, woven on pit looms', handloomCare, 'One size'] as const
export const knitFacts = [
  'Fine merino and cotton, rib hem and cuffs',
  knitCare,
  'Close; take a size up to layer',
] as const
export const denimFacts = [
  'Selvedge denim, 12 oz, rope-dyed indigo',
  denimCare,
  'Straight; gives a finger at the waist',
] as const
export const piqueFacts = [
  'Cotton piqué, 210 g, flat-knit collar',
  piqueCare,
  'Neat; take a size up for an easy fit',
] as const
export const satinFacts = [
  'Viscose satin, 130 g, cut on the bias',
  satinCare,
  'Follows the body; true to size',
] as const
export const rashFacts = [
  'Recycled polyamide and elastane, UPF 50',
  swimCare,
  'Close, as it should be in the water',
] as const
