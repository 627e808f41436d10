import { pictureAt } from '@first-fashion/contract/pictures'

const count = 64

/** A small profile picture; the fallback is a batik pattern chosen by the person's id. */
export function avatarOf(id: string, profileImage: string | null = null): string {
  if (profileImage !== null) return pictureAt(profileImage, 96)
  const sum = [...id].reduce((before, email) => (before * 31 + email.charCodeAt(0)) % 9973, 7)
  return `/media/avatars/${sum % count}/96.webp`
}
