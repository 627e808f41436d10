/** The closed list of feature names: the same word on every floor. */
export const features = [
  'accounts',
  'catalog',
  'cart',
  'checkout',
  'consent',
  'countries',
  'currency',
  'newsletter',
  'orders',
  'payments',
  'profile',
  'promo-codes',
  'reviews',
  'staff',
  'wishlist',
] as const

export type FeatureName = (typeof features)[number]
