import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * The line of one subscriber: an IPv4 address, or a /56 for IPv6, which is what providers give one customer (RIPE-690).
 * A /24 would be a street of households, and a /64 only one of a customer's 256. '' for a private address: a proxy that is
 * not trusted, behind which are all shoppers.
 */
export function subscriberOf(address: string): string {
  if (isPrivateAddress(address)) return ''
  const plain = plainOf(address)
  if (isIPv4(plain)) return plain
  const [, , , fourth = '0'] = groupsOf(plain)
  return `${networkOf(address)}:${fourth.padStart(4, '0').slice(0, 2)}`
}

/** The network of an IP address: its owner usually has more addresses in it. /24, or /48 for IPv6. */
export function networkOf(address: string): string {
  const plain = plainOf(address)
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  const groups = groupsOf(plain)
  return [0, 1, 2].map((nth) => (groups[nth] ?? '0').replace(/^0+(?=.)/, '')).join(':')
}

/** An IPv4 address that is written as one of IPv6 is one. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** The groups before the zeros that are left out; these are never behind the network's part. */
function groupsOf(plain: string): string[] {
  const [head = ''] = plain.toLowerCase().split('::')
  return head === '' ? [] : head.split(':')
}

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
