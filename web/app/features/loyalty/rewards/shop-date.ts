/** A day in the shop's time, as '30 January 2027'. */
export const shopDate = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
