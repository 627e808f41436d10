const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country as people call it ('LK' is 'Sri Lanka'); what is no country's code stays as it is. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return names.of(code.toUpperCase()) ?? code
}
