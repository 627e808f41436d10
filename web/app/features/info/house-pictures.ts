/** Pictures of the house's own pages. */
const picture = (name: string) => `/media/garments/${name}/960.webp`

export const housePictures = {
  shirt: picture('linen-shirt.front.efe7da.solid.v3'),
  dress: picture('sundress.front.2b3a67.batik-f3e9d2-5.v3'),
  tote: picture('tote.front.23574a.solid.v3'),
} as const
