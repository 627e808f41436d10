/** Numbers of the community [B9.15, B9.17]. */
export const galleryPageSize = 12
export const leaderboardPlaces = 20
export const postsFetched = 6
/** How many at the most. */
export const postsMaximum = 480
export const postsOnHome = 3
export const challengesOnHome = 2
export const styleImagesMaximum = 5
export const portfolioLinksMaximum = 3
export const hashtagsMaximum = 10
export const hashtagMaximumLength = 30
export const styleTitleMaximumLength = 100
export const styleDescriptionMaximumLength = 2000
export const captionMaximumLength = 140
/** Submissions a day of Colombo: fewer of a person who has bought and kept nothing yet. */
export const dailyStylesOfBuyer = 10
export const dailyStylesOfNewcomer = 3
/** Likes that one person may change in an hour. */
export const hourlyLikes = 300
/** Of the public profile. */
export const displayNameMaximumLength = 40
export const bioMaximumLength = 400
/** Looks on a page of a profile. */
export const profilePageSize = 12
