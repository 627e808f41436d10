import { cutText } from '@first-fashion/contract/text/cut-text'

/** The path of a page's URL. Query and fragment may contain secrets, such as the token of an emailed link. */
export function pathOf(url: string): string {
  const path = URL.canParse(url, 'http://shop.invalid') ? new URL(url, 'http://shop.invalid').pathname : '/'
  return cutText(path, 500)
}
