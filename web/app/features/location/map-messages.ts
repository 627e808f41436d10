/** The messages from the map's iframe to the checkout. */
export type MapMessage =
  | { readonly kind: 'moved'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'failed'; readonly reason: 'script' | 'map' | 'none' }

const mark = 'checkout-map'

export const postToCheckout = (message: MapMessage): void =>
  window.parent.postMessage({ from: mark, ...message }, window.location.origin)

/** A message from the map; undefined for any other. */
export function mapMessageIn(data: unknown): MapMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const message: Partial<Record<'from' | 'kind' | 'latitude' | 'longitude' | 'reason', unknown>> = data
  const { from, kind, latitude, longitude, reason } = message
  if (from !== mark) return undefined
  if (kind === 'moved' && typeof latitude === 'number' && typeof longitude === 'number')
    return { kind, latitude, longitude }
  if (kind === 'failed' && (reason === 'script' || reason === 'map' || reason === 'none'))
    return { kind, reason }
  return undefined
}
