import { isIPv4 } from 'node:net'

/** The network of an IP address: its owner usually has more addresses in it. /24, or /48 for IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  const [head = ''] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  return [0, 1, 2].map((nth) => (groups[nth] ?? '0').replace(/^0+(?=.)/, '')).join(':')
}
