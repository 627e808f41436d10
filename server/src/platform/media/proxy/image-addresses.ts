/** Whose pictures the shop shows through itself. */
export interface ImageHosts {
  /** Exact host names, reached by https alone. */
  readonly names: readonly string[]
  /** The origin of the demonstration's partners, on whatever network it is; null in a live shop. */
  readonly sandboxOrigin: string | null
}

/** The address, if its picture may be fetched: of a host that is named, on its usual port, without credentials. */
export function allowedImage(text: string, { names, sandboxOrigin }: ImageHosts): URL | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (sandboxOrigin !== null && url.origin === sandboxOrigin) return url
  return url.protocol === 'https:' && url.port === '' && names.includes(url.hostname) ? url : undefined
}

/** The shop's own address of a picture elsewhere; empty for one that it does not show. */
export const proxiedImage = (text: string, hosts: ImageHosts): string =>
  allowedImage(text, hosts) === undefined ? '' : `/api/image/proxy?url=${encodeURIComponent(text)}`
