import type { PrintCategoryId } from '@first-fashion/contract/designs/print-catalog'

/** Grams of one unit with its packaging: the print partner's catalogue names none. */
const grams: Readonly<Record<PrintCategoryId, number>> = {
  71: 220,
  146: 620,
  24: 190,
  26: 270,
  19: 250,
  375: 480,
  30: 80,
  77: 260,
}
const usualGrams = 300

export const gramsOf = (category: number | null): number =>
  Object.entries(grams).find(([id]) => id === String(category))?.[1] ?? usualGrams
