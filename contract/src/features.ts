/** The closed list of feature names: the same word on every floor. */
export const features = [
  'accounts',
  'addresses',
  'catalog',
  'cart',
  'checkout',
  'consent',
  'countries',
  'currency',
  'explanation',
  'location',
  'newsletter',
  'orders',
  'payments',
  'personal-data',
  'profile',
  'promo-codes',
  'reviews',
  'security',
  'shipping',
  'staff',
  'stock-alerts',
  'store-credit',
  'wishlist',
] as const

export type FeatureName = (typeof features)[number]
