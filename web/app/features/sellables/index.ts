export { EarlyAccess } from './early-access.tsx'
export { HorizontalProductCard } from './horizontal-product-card.tsx'
export {
  availableStock,
  chosenVariant,
  isSizeOut,
  offeredSizes,
  type Selection,
  skuOf,
} from './product-selection.rules.ts'
export { ratingText, sizesInStock } from './product-summary.ts'
export { RatingLine } from './rating-line.tsx'
export { refuseSelection } from './refuse-selection.ts'
export { SellableLink } from './sellable-link.tsx'
export { type SelectionState, useSelection } from './use-selection.ts'
export { VariantChoice } from './variant-choice.tsx'
