const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/**
 * Whether a text is exactly one mailbox in the plain form of RFC 5321 (a dot-atom at a domain name), without quotes,
 * comments, lists, names or address literals. Spaces around it are ignored.
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

/** One mailbox service: its domains lead to the same mailboxes, and so does a name with a tag (name+tag). */
interface MailHost {
  readonly domains: readonly string[]
  /** Names with and without dots are the same mailbox. */
  readonly ignoresDots?: boolean
}

/** Large mail hosts. Where the same name at two domains is two mailboxes, each domain is a host. */
const mailHosts: readonly MailHost[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignoresDots: true },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru'] },
]
/** Families of domains that take tags, each domain with mailboxes of its own. */
const taggingFamilies =
  /^(outlook|hotmail|live|msn|yahoo|ymail|rocketmail|gmx|fastmail|zoho)\.[a-z]{2,3}(\.[a-z]{2})?$/

/** The mailbox of an address and its aliases at large mail hosts; elsewhere the address in lower case. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const host = mailHosts.find(({ domains }) => domains.includes(domain))
  if (host === undefined && !taggingFamilies.test(domain)) return address
  const [name = ''] = address.slice(0, at).split('+')
  const local = host?.ignoresDots === true ? name.replaceAll('.', '') : name
  return local === '' ? address : `${local}@${host?.domains[0] ?? domain}`
}
