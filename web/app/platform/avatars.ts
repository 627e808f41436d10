const count = 64

/** The picture of a person without one, by the person's id: always the same cutting of batik. */
export function avatarOf(id: string): string {
  const sum = [...id].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 9973, 7)
  return `/media/avatars/${sum % count}/96.webp`
}
