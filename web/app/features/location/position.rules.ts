/** The options of the position request [A9.19]. Times in ms. */
export const positionOptions = {
  automatic: { timeout: 10_000, maximumAge: 5 * 60_000, enableHighAccuracy: false },
  manual: { timeout: 15_000, maximumAge: 60_000, enableHighAccuracy: true },
} as const
export type PositionRequest = keyof typeof positionOptions

/** The message for each geolocation error. */
export const refusalWord = (code: number) =>
  code === 1
    ? 'location:denied'
    : code === 2
      ? 'location:unavailable'
      : code === 3
        ? 'location:timedOut'
        : 'location:other'
