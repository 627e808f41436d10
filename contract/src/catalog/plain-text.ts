import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

/** The entities that editors write. Other characters need no decoding. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
}

const highestSign = 0x10ffff

/** Decodes one entity; unknown entities stay as they are. */
function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity
  const sign = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return sign > 0 && sign <= highestSign ? String.fromCodePoint(sign) : entity
}

/** HTML as plain text without tags and entities, shortened between words to a maximum length. */
export function plainText(html: string, longest: number): string {
  const words = cleanText(
    html.replace(/<[^>]+>/g, ' ').replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, decoded),
  )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  if (words.length <= longest) return words
  const cut = cutText(words, longest - 1)
  // Between words, unless there is only one.
  return `${words[cut.length] === ' ' ? cut : cut.replace(/\s+\S*$/, '')}…`
}
