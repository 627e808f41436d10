/** So many different avatars are drawn. */
export const avatarCount = 64
