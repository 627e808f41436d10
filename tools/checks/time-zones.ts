const call = /\.toLocale(?:Date|Time)String\(|\.toLocaleString\(|\bIntl\.DateTimeFormat\(/g
/** What makes `toLocaleString` a date: numbers have no such options. */
const isDate = /\b(?:dateStyle|timeStyle|day|month|year|hour|minute|weekday)\b/

/** The arguments of a call: what stands between its parentheses. `start` is behind the opening one. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let at = start
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    at += 1
  }
  return text.slice(start, at - 1)
}

/** Where code writes a date without saying in which zone: the device's would tell another day than the shop's mails. */
export const timeZoneProblems = (file: string, text: string): string[] =>
  [...text.matchAll(call)]
    .filter(({ index, 0: found }) => {
      const given = argumentsAt(text, index + found.length)
      if (/\btimeZone\b/.test(given)) return false
      return found !== '.toLocaleString(' || isDate.test(given)
    })
    .map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${file}:${line}: a date is written in the shop's zone (web/app/platform/time/shop-dates.ts, admin/app/platform/shop-time.ts)`
    })
