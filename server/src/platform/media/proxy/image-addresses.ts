import { BlockList, isIPv6 } from 'node:net'

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
export const proxiedImage =
  (hosts: ImageHosts) =>
  (text: string): string =>
    allowedImage(text, hosts) === undefined ? '' : `/api/image/proxy?url=${encodeURIComponent(text)}`

const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is the machine's own, of a private network, or of nobody. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return ownNetworks.check(mapped, 'ipv4')
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
