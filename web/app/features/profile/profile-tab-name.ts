/** The tabs in their order [B2.25]. */
export const listedTabs = ['profile', 'orders', 'wishlist', 'designs', 'settings'] as const
export type ListedTab = (typeof listedTabs)[number]

/** A tab that only its URL opens. */
export type ProfileTab = ListedTab | 'custom-designs'

/** The tab of a URL; an unknown one opens the first. */
export const tabOf = (requested: string | null): ProfileTab =>
  requested === 'custom-designs' ? requested : (listedTabs.find((tab) => tab === requested) ?? 'profile')
