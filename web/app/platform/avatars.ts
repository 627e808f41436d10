import { pictureAt } from '@first-fashion/contract/pictures'

const count = 64

/** A person's picture, small; who has none has, by the person's id, always the same cutting of batik. */
export function avatarOf(id: string, profileImage: string | null = null): string {
  if (profileImage !== null) return pictureAt(profileImage, 96)
  const sum = [...id].reduce((before, email) => (before * 31 + email.charCodeAt(0)) % 9973, 7)
  return `/media/avatars/${sum % count}/96.webp`
}
