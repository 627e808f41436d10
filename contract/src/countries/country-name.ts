/** A country as people call it ('LK' is 'Sri Lanka'); what is no country's code stays as it is. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code
}
