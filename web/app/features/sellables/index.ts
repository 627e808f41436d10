export { EarlyAccess } from './early-access.tsx'
export { HorizontalProductCard } from './horizontal-product-card.tsx'
export {
  addRefusal,
  availableStock,
  chosenVariant,
  isSizeOut,
  offeredSizes,
  type Selection,
} from './product-selection.rules.ts'
export { ratingText, sizesInStock } from './product-summary.ts'
export { RatingLine } from './rating-line.tsx'
export { SellableLink } from './sellable-link.tsx'
export { type SelectionState, useSelection } from './use-selection.ts'
