/** The pin of the map, as a picture that needs no request. */
export const pinUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="44" viewBox="0 0 32 44"><path d="M16 1C7.7 1 1 7.6 1 15.8 1 27 16 43 16 43s15-16 15-27.2C31 7.6 24.3 1 16 1z" fill="#23574A" stroke="#fff" stroke-width="2"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>',
)}`

export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** The zoom level [A9.24]. */
export const mapZoom = 15
