/** Google's, and those of a Meta Pixel. */
export const googleCookies = /^_(ga|gid|gat|gcl)/
export const metaCookies = /^_fb[pc]$/

/** The domains that a cookie seen at a host can have, its own first: a partner sets its cookies as high as it may. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** Removes the cookies whose names fit, of this host and of the domains above it. */
export function removeCookies(names: RegExp): void {
  const found = document.cookie.split('; ').map((cookie) => cookie.split('=', 1).join(''))
  const places = ['', ...cookieDomains(location.hostname).map((domain) => `; Domain=${domain}`)]
  for (const name of found.filter((one) => names.test(one)))
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
      document.cookie = `${name}=; Max-Age=0; Path=/${place}`
    }
}
