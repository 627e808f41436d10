import { z } from 'zod'
import type { PrintCatalogFile } from '../../ports/print-partner.ts'

const printFile = z.object({
  printfile_id: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  dpi: z.number().int().positive(),
  fill_mode: z.enum(['fit', 'cover']),
})

/** What `/mockup-generator/printfiles/{id}` answers: files, and which of them a variant takes for a placement. */
export const printFilesAnswer = z.object({
  result: z.object({
    printfiles: z.array(printFile),
    variant_printfiles: z.array(
      z.object({ variant_id: z.number().int(), placements: z.record(z.string(), z.number().int()) }),
    ),
  }),
})

/** Posters and mugs have one placement, which the partner calls 'default'. */
const placements = { front: ['front', 'default'], back: ['back'] } as const

/** What the partner calls the side of such a file. */
export const placementOf = ({ side, fill }: Pick<PrintCatalogFile, 'side' | 'fill'>): string =>
  side === 'front' && fill === 'cover' ? 'default' : side

/** The side that the partner calls so; 'other' for a place that the shop does not print on. */
export const sideOfPlacement = (placement: string): PrintCatalogFile['side'] | 'other' => {
  const isSo = (side: PrintCatalogFile['side']) => placements[side].some((name) => name === placement)
  if (isSo('front')) return 'front'
  return isSo('back') ? 'back' : 'other'
}

/** The files of each variant, by side. */
export function filesOfVariants({ result }: z.output<typeof printFilesAnswer>) {
  const files = new Map(result.printfiles.map((file) => [file.printfile_id, file]))
  const ofVariant = new Map(result.variant_printfiles.map((one) => [one.variant_id, one.placements]))
  return (variantId: number): PrintCatalogFile[] =>
    (['front', 'back'] as const).flatMap((side) => {
      const chosen = ofVariant.get(variantId) ?? {}
      const ids = placements[side].flatMap((name) => chosen[name] ?? [])
      const file = files.get(ids[0] ?? -1)
      return file === undefined
        ? []
        : [{ side, widthPx: file.width, heightPx: file.height, dpi: file.dpi, fill: file.fill_mode }]
    })
}
