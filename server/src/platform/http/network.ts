import { isIPv4 } from 'node:net'

/**
 * The line of one subscriber: an IPv4 address, or a /56 for IPv6, which is what providers give one customer (RIPE-690).
 * A /24 would be a street of households, and a /64 only one of a customer's 256.
 */
export function subscriberOf(address: string): string {
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
