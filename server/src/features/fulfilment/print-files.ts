import type { BoundPrint, BoundPrints, FittingDesign } from '../custom-products/index.ts'

/** A file that the partner prints one side from, as the shopper approved it. */
export type PrintFile = BoundPrint

/** A design that can be printed instead of another. */
export type OtherDesign = FittingDesign

/** The files that were bound to the lines of orders when they were placed. `boot` hands them in. */
export type PrintFiles = BoundPrints
