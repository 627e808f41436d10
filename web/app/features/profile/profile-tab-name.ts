/** The tabs in the order in which they stand (spec B section 2). */
export const listedTabs = ['profile', 'orders', 'wishlist', 'designs', 'settings'] as const
export type ListedTab = (typeof listedTabs)[number]

/** One more is reached by its address only. */
export type ProfileTab = ListedTab | 'custom-designs'

/** The tab that an address asks for; what there is not opens the first. */
export const tabOf = (asked: string | null): ProfileTab =>
  asked === 'custom-designs' ? asked : (listedTabs.find((tab) => tab === asked) ?? 'profile')
