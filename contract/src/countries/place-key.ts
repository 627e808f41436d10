/** How names of places are compared: small letters, without accents, signs and double spaces. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The keys that a town may be known by, the narrower first: 'Colombo 03' is a part of Colombo. */
export function townKeys(name: string): readonly string[] {
  const key = placeKey(name)
  return [key, key.replace(/ \d+$/, '')]
}
