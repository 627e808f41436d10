import { z } from 'zod'
import { printSides } from '../designs/design-limits.ts'

const placement = z.enum(printSides)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'A hash has 64 hexadecimal digits' })

/** What a version of a custom product will look like in print, drawn from the files that are printed. */
export const proof = z.object({
  version: z.number().int(),
  isApproved: z.boolean(),
  sides: z.array(
    z.object({
      placement,
      /** Of the print file. */
      sha256: z.string(),
      /** The print file on its garment: an address of the shop's. */
      image: z.string(),
      /** Of the print file, in px. */
      width: z.number().int(),
      height: z.number().int(),
      dpi: z.number().int(),
    }),
  ),
})

/** A side as the shopper saw it. */
export const approvedSide = z.object({ placement, sha256 })

export type Proof = z.output<typeof proof>
export type ApprovedSide = z.output<typeof approvedSide>
