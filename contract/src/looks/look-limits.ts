/** Numbers of looks [B9.15, B9.17]. */
export const galleryPageSize = 12
export const styleImagesMaximum = 5
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
