/** A picture in its order; without a colour it belongs to all. */
export interface PlacedPicture {
  readonly address: string
  readonly alt: string
  readonly variantId: string | null
}

/** The pictures before a colour is chosen: those of the first picture's colour, and those of all colours. */
export function picturesOfProduct(pictures: readonly PlacedPicture[]): string[] {
  const first = pictures[0]?.variantId ?? null
  const lead = first ?? pictures.find(({ variantId }) => variantId !== null)?.variantId ?? null
  return addresses(pictures.filter(({ variantId }) => variantId === null || variantId === lead))
}

/** The pictures of a colour; without its own it shows those of the product. */
export function picturesOfColour(pictures: readonly PlacedPicture[], variantId: string): string[] {
  if (pictures.every((picture) => picture.variantId !== variantId)) return picturesOfProduct(pictures)
  return addresses(
    pictures.filter((picture) => picture.variantId === null || picture.variantId === variantId),
  )
}

const addresses = (pictures: readonly PlacedPicture[]) => pictures.map(({ address }) => address)
