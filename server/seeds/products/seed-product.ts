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
import type { CollectionId } from './collections.ts'
import type { ColourName } from './palette.ts'

/** A product of the demonstration store, as its maker would write it down. */
export interface SeedProduct {
  readonly name: string
  /** Where it belongs, when not with the pieces that it stands among here. */
  readonly collection?: CollectionId
  readonly category: Category
  readonly type: ProductType
  readonly priceRupees: number
  readonly template: string
  readonly print: Print
  readonly colours: readonly ColourName[]
  readonly story: string
  /** The fit is the piece's own: what a size measures, in cm, or whom it fits. */
  readonly facts: readonly [fabric: string, care: Care, fit: string]
  /** How many times as well as usual it sells. */
  readonly demand?: number
  readonly madeToOrder?: true
  /** Cannot be sent back. */
  readonly finalSale?: true
  readonly unpublished?: true
  /** It opens for everyone so many days after the store was filled. */
  readonly opensInDays?: number
  /** Without colours to choose: only these sizes, not counted. */
  readonly plainSizes?: readonly string[]
}

export const solid: Print = { kind: 'solid' }
export const stripe = (colour: string): Print => ({ kind: 'stripe', colour })
export const check = (colour: string): Print => ({ kind: 'check', colour })
export const batik = (seed: number, colour = '#F3E9D2'): Print => ({ kind: 'batik', colour, seed })

/** Cloth and its care; how a piece fits it says itself. */
export const linenFacts = ['Pure linen, 160 g, washed soft', linenCare] as const
export const jerseyFacts = ['Combed cotton jersey, 180 g', jerseyCare] as const
export const batikFacts = ['Cotton poplin, waxed and dyed by hand', batikCare] as const
export const batikJerseyFacts = ['Cotton jersey, waxed and dyed by hand', batikCare] as const
export const poplinFacts = ['Cotton poplin, yarn-dyed, 120 g', poplinCare] as const
export const fleeceFacts = ['Brushed organic cotton fleece, 320 g', fleeceCare] as const
export const nylonFacts = ['Recycled nylon, seams taped, 5,000 mm', nylonCare] as const
export const voileFacts = ['Cotton voile, 80 g, lined where it matters', voileCare] as const
export const leatherFacts = ['Vegetable-tanned leather, stitched sole', leatherCare] as const
export const canvasFacts = ['Cotton canvas, 400 g, tight weave', canvasCare] as const
export const handloomFacts = ['Handloom cotton, woven on pit looms', handloomCare] as const
export const knitFacts = ['Fine merino and cotton, rib hem and cuffs', knitCare] as const
export const denimFacts = ['Selvedge denim, 12 oz, rope-dyed', denimCare] as const
export const piqueFacts = ['Cotton piqué, 210 g, flat-knit collar', piqueCare] as const
export const satinFacts = ['Viscose satin, 130 g, cut on the bias', satinCare] as const
export const rashFacts = ['Recycled polyamide and elastane, UPF 50', swimCare] as const
