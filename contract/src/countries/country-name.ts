const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country ('LK' is 'Sri Lanka'); unknown codes stay as they are. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return names.of(code.toUpperCase()) ?? code
}
