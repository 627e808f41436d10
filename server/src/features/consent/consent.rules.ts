/** The path of a page's address; query and fragment may carry what is secret, as the token of a mailed link. */
export function pathOf(url: string): string {
  const path = URL.canParse(url, 'http://shop.invalid') ? new URL(url, 'http://shop.invalid').pathname : '/'
  return path.slice(0, 500)
}
