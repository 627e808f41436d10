/** Numbers of members [B9.15, B9.17]. */
export const leaderboardPlaces = 20
export const portfolioLinksMaximum = 3
/** Of the public profile. */
export const displayNameMaximumLength = 40
export const bioMaximumLength = 400
/** Looks on a page of a profile. */
export const profilePageSize = 12
