/** Whether a text is a link that a page may show: to the web, and under no other scheme. */
export function isWebLink(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text)
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  } catch {
    return false
  }
}
