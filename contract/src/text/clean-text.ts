import { withoutNeedlessInvisible } from './invisible-characters.ts'

/** What programs write for a line break: a spreadsheet VT, a printer FF, a mainframe NEL, Unicode LS and PS. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Controls, half characters, and overrides and isolates of direction, which outlive the text that they are in. */
const unwelcome =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FFF9}-\u{FFFB}]/gu

/** A text of several lines, with `\n` as its only line break and without characters that no text has. */
export const cleanText = (text: string): string => text.replace(lineBreak, '\n').replace(unwelcome, '')

/** A text of one line, such as a name: also without direction marks and other characters that nobody sees. */
export const cleanLine = (text: string): string =>
  withoutNeedlessInvisible(cleanText(text).replace(/\s+/g, (run) => (/[\t\n]/.test(run) ? ' ' : run)))

/** Fields of requests that may have several lines. */
const severalLines = new Set(
  [
    'aboutMe address awayText benefits bio body bodyHtml careNote contentIdeas csv desc description excerpt fit',
    'instructions message note notes reason review reviewNotes rules story text whyAmbassador words',
    // Lists as JSON, cleaned once they are read.
    'captions hashtags wornItems',
  ].flatMap((line) => line.split(' ')),
)

/** Fields that are compared as they were typed. */
const verbatim = new Set(['password', 'currentPassword', 'newPassword'])

/** A value of a request with all of its texts cleaned, each as its field may be. `field` names a text of its own. */
export function cleanFields(value: unknown, field = 'text'): unknown {
  if (typeof value === 'string') return cleanField(value, field)
  if (Array.isArray(value)) {
    const items = value.map((one) => cleanFields(one, field))
    return items.some((one, at) => one !== value[at]) ? items : value
  }
  if (!isPlain(value)) return value
  const before = Object.entries(value)
  const after = before.map(([key, one]) => [key, cleanFields(one, key)] as const)
  return after.some(([, one], at) => one !== before[at]?.[1]) ? Object.fromEntries(after) : value
}

function cleanField(text: string, field: string): string {
  if (verbatim.has(field)) return text
  return severalLines.has(field) ? cleanText(text) : cleanLine(text)
}

/** Files, dates and the like are passed through. A parsed query has a prototype of its own, and is an object all the same. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]'
