/** A picture in its order; without a colour it belongs to every one. */
export interface PlacedPicture {
  readonly address: string
  readonly alt: string
  readonly variantId: string | null
}

/** What shoppers see before they choose a colour: that of the first picture, and what belongs to every colour. */
export function picturesOfProduct(pictures: readonly PlacedPicture[]): string[] {
  const first = pictures[0]?.variantId ?? null
  const lead = first ?? pictures.find(({ variantId }) => variantId !== null)?.variantId ?? null
  return addresses(pictures.filter(({ variantId }) => variantId === null || variantId === lead))
}

/** What they see of a colour; one without pictures of its own shows those of the product. */
export function picturesOfColour(pictures: readonly PlacedPicture[], variantId: string): string[] {
  if (pictures.every((picture) => picture.variantId !== variantId)) return picturesOfProduct(pictures)
  return addresses(
    pictures.filter((picture) => picture.variantId === null || picture.variantId === variantId),
  )
}

const addresses = (pictures: readonly PlacedPicture[]) => pictures.map(({ address }) => address)
