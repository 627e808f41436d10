import type { PrintCategoryId } from '@first-fashion/contract/designs/print-catalog'
import type { PrintCatalogCategory } from '../../../ports/print-partner.ts'

/**
 * The fixed ids [B9.24] are of products and of categories alike, so the partner's own ids say nothing. Its titles
 * do; who fits several belongs to the first.
 */
const titles: readonly (readonly [RegExp, PrintCategoryId])[] = [
  [/long[ -]sleeve/i, 26],
  [/tank/i, 24],
  [/hood/i, 146],
  [/\bt-?shirt/i, 71],
  [/poster/i, 19],
  [/mug/i, 375],
  [/phone|iphone|samsung/i, 30],
  [/\bbags?\b|backpack|tote/i, 77],
]

/** The shop's category of a category of the partner; undefined if none fits. */
export const printCategoryOf = ({ title }: PrintCatalogCategory): PrintCategoryId | undefined =>
  titles.find(([pattern]) => pattern.test(title))?.[1]

/** The points of a description, which begin with a bullet each. */
export const featuresOf = (description: string): string[] =>
  description
    .split('\n')
    .filter((line) => line.trimStart().startsWith('•'))
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => line !== '')

/** The same without its points. */
export const proseOf = (description: string): string =>
  description
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('•'))
    .join('\n')
    .trim()
