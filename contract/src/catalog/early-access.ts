const timeZone = 'Asia/Colombo'

/** When a product opens for everyone, in the shop's time: '3 December 2026, 10:00'. */
export function openingTime(at: Date | number): string {
  const date = new Date(at)
  // Two calls: what stands between date and time differs from one browser to the next.
  const day = date.toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${day}, ${date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`
}
