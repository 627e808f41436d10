export const categories = ['Men', 'Women', 'Kids', 'Unisex'] as const
export const productTypes = [
  'Topwear',
  'Bottomwear',
  'Winterwear',
  'Dresses',
  'Footwear',
  'Accessories',
  'Bags',
] as const
export const productSorts = ['relevant', 'low-high', 'high-low'] as const

/** Whether a product is a best seller by its sales, or because staff chose it. */
export const bestSellerChoices = ['automatic', 'always', 'never'] as const

export type BestSellerChoice = (typeof bestSellerChoices)[number]
export type Category = (typeof categories)[number]
export type ProductType = (typeof productTypes)[number]
export type ProductSort = (typeof productSorts)[number]
