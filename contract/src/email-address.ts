const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/**
 * Whether a text is one mailbox and nothing beside it: the plain form of RFC 5321 (a dot-atom at a domain name), without
 * quotes, comments, lists, names or address literals. Spaces around it do not count.
 */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)]
  if (address.length > 254 || local.length > 64 || !localPart.test(local)) return false
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((one) => one.length <= 63 && label.test(one)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

interface MailHost {
  /** The domain that stands for all of the host's. */
  readonly domain: string
  /** What begins a tag that the host ignores. */
  readonly tag: '+' | '-'
  readonly ignoresDots?: boolean
}

const google: MailHost = { domain: 'gmail.com', tag: '+', ignoresDots: true }
const hosts = new Map<string, MailHost>([
  ['gmail.com', google],
  ['googlemail.com', google],
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com'].map(
    (domain): [string, MailHost] => [domain, { domain, tag: '+' }],
  ),
  ...['fastmail.com', 'proton.me', 'protonmail.com', 'zoho.com', 'gmx.com', 'yandex.com'].map(
    (domain): [string, MailHost] => [domain, { domain, tag: '+' }],
  ),
  ...['yahoo.com', 'ymail.com', 'yahoo.co.uk', 'yahoo.co.in'].map((domain): [string, MailHost] => [
    domain,
    { domain, tag: '-' },
  ]),
])

/** The one mailbox that an address and its aliases lead to, at the large mail hosts; elsewhere the address in small letters. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = hosts.get(address.slice(at + 1))
  if (host === undefined) return address
  const [name = ''] = address.slice(0, at).split(host.tag)
  const local = host.ignoresDots ? name.replaceAll('.', '') : name
  return local === '' ? address : `${local}@${host.domain}`
}
