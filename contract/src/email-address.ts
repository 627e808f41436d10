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

/** Large mail hosts that deliver a name with a tag (name+tag) to the name's mailbox. */
const tagging = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'fastmail.com', 'proton.me', 'protonmail.com', 'zoho.com'],
  ...['gmx.com', 'yandex.com', 'yahoo.com'],
])
/** Hosts that also ignore dots, under either domain. */
const google = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address and its aliases at large mail hosts; elsewhere the address in lower case. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (!tagging.has(domain)) return address
  const [name = ''] = address.slice(0, at).split('+')
  const local = google.has(domain) ? name.replaceAll('.', '') : name
  return local === '' ? address : `${local}@${google.has(domain) ? 'gmail.com' : domain}`
}
