/** Numbers of news [B9.15, B9.17]. */
export const postsFetched = 6
/** How many at the most. */
export const postsMaximum = 480
export const postsOnHome = 3
