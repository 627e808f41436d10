/** The visitor's detected country code. */
export function detectedCountry(): string | undefined {
  try {
    const place: unknown = JSON.parse(localStorage.getItem('location') ?? 'null')
    const code = typeof place === 'object' && place !== null && 'countryCode' in place && place.countryCode
    return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
