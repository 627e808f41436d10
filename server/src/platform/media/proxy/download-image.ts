import { lookup as resolve } from 'node:dns'
import { get as httpGet, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isPrivateAddress } from '../../http/network.ts'

export interface DownloadLimits {
  /** From the first look-up to the last byte. */
  readonly timeoutMs: number
  readonly mostBytes: number
  /** Whether the host may be on a private network. */
  readonly mayBePrivate: boolean
}

/**
 * The bytes at an address. Follows no redirect. The connection goes to the very address that was checked, so a name that
 * resolves to another one a moment later gains nothing. Throws for any other answer than 200, and beyond the limits.
 */
export function downloadImage(url: URL, limits: DownloadLimits): Promise<Uint8Array> {
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const options: RequestOptions = {
    headers: { accept: 'image/*' },
    signal: AbortSignal.timeout(limits.timeoutMs),
    ...(limits.mayBePrivate ? {} : { lookup: publicOnly }),
  }
  return new Promise((done, fail) => {
    get(url, options, (response) => {
      readAll(response, limits.mostBytes).then(done, (error: unknown) => {
        response.destroy()
        fail(error)
      })
    }).on('error', fail)
  })
}

async function readAll(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  if (response.statusCode !== 200) throw new Error(`the picture's host answered ${response.statusCode}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response) {
    if (!(part instanceof Uint8Array)) throw new Error('the picture came as text')
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`the picture has more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const publicOnly: NonNullable<RequestOptions['lookup']> = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return answer(new Error(`${host} is on a private network`), [])
    const [first] = addresses
    if (options.all || first === undefined) return answer(null, addresses)
    return answer(null, first.address, first.family)
  })
}
