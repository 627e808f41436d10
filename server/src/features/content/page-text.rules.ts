import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import type { Page } from '@first-fashion/contract/content/page'
import { type PagePlaceholder, pagePlaceholders } from '@first-fashion/contract/content/page-places'
import type { StoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import { escapeHtml, sanitiseHtml } from '../../platform/html.ts'
import { slugOf } from '../../platform/text/slug.ts'

/** What the placeholders of texts stand for; '' of what the store has not filled in. */
export type PageFacts = Readonly<Record<PagePlaceholder, string>>

export const pageFactsOf = (
  store: StoreDetails,
  { returnDays, tracking }: { readonly returnDays: number; readonly tracking: TrackingIds },
): PageFacts => ({
  store: store.name,
  legalName: store.legalName || store.name,
  address: storeAddress(store).join(', '),
  email: store.email,
  phone: store.phone,
  returnDays: daysInWords(returnDays),
  returnTime: `${returnDays} ${returnDays === 1 ? 'day' : 'days'}`,
  returnTimeTitle: `${returnDays} ${returnDays === 1 ? 'Day' : 'Days'}`,
  partners: partnersOf(tracking).join(' and '),
})

const partnersOf = ({ measurementId, pixelId }: TrackingIds): string[] => [
  ...(measurementId === '' ? [] : ['Google']),
  ...(pixelId === '' ? [] : ['Meta']),
]

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** As 'seven days': texts write small numbers in words. */
const daysInWords = (days: number): string => `${numbers[days - 1] ?? days} ${days === 1 ? 'day' : 'days'}`

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g
const factNamed = (facts: PageFacts, name: string): string => {
  const known = pagePlaceholders.find((one) => one === name)
  return known === undefined ? '' : facts[known]
}

/** The first placeholder in these texts that is none. */
export function unknownPlaceholder(texts: readonly string[]): string | undefined {
  const names = texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name))
  return names.find((name) => !pagePlaceholders.some((one) => one === name))
}

export const fillText = (text: string, facts: PageFacts): string =>
  text.replace(placeholder, (_, name: string) => factNamed(facts, name))

/**
 * The sections of a page's text: a heading of the third level begins one, and those of the fourth level begin its
 * points. Each part is sanitised by itself, so that none has an open tag.
 */
export function sectionsOf(html: string, facts: PageFacts): Page['sections'] {
  return html
    .split(/(?=<h3>)/)
    .map((text) => sectionOf(text, facts))
    .filter(({ title, html: body, points }) => title !== '' || body !== '' || points.length > 0)
}

function sectionOf(html: string, facts: PageFacts): Page['sections'][number] {
  const [body = '', ...points] = html.split(/(?=<h4>)/)
  const section = partOf(body, facts)
  // Numbers of sections change, and links to them should not.
  const id = slugOf(section.title.replace(/^\d+\.\s*/, ''), 60)
  return { ...section, id, points: points.map((point) => partOf(point, facts)) }
}

function partOf(html: string, facts: PageFacts): { title: string; html: string } {
  const [heading = '', title = ''] = /^<h[34]>(.*?)<\/h[34]>/s.exec(html) ?? []
  return {
    title: fillText(plainText(title), facts).trim(),
    html: fillHtml(sanitiseHtml(html.slice(heading.length)), facts).trim(),
  }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')

/** A paragraph that names only what is not filled in goes. Email address and phone become links. */
export function fillHtml(html: string, facts: PageFacts): string {
  let isInLink = false
  return html
    .replace(/<p>.*?<\/p>/gs, (paragraph) => (namesNothing(paragraph, facts) ? '' : paragraph))
    .replace(/<[^>]*>|(, )?\{\{([^{}]*)\}\}/g, (found, comma: string = '', name: string = '') => {
      if (/^<\/?a\b/.test(found)) isInLink = !found.startsWith('</')
      if (found.startsWith('<')) return filledTag(found, facts)
      const text = escapeHtml(factNamed(facts, name.trim()))
      return text === '' ? '' : comma + (isInLink ? text : linked(name.trim(), text))
    })
    .replace(/(<p>|<br \/>)(?:\s*<br \/>)+/g, '$1')
    .replace(/(?:<br \/>\s*)+<\/p>/g, '</p>')
}

/** Sanitised once its address is filled: what a store is called can be an address that runs code. */
function filledTag(tag: string, facts: PageFacts): string {
  const filled = tag.replace(placeholder, (_, name: string) => escapeHtml(factNamed(facts, name)))
  return filled === tag ? tag : sanitiseHtml(filled).replace('</a>', '')
}

function linked(name: string, text: string): string {
  const scheme = new Map([
    ['email', 'mailto'],
    ['phone', 'tel'],
  ]).get(name)
  if (scheme === undefined) return text
  return `<a href="${scheme}:${text.replace(/\s/g, '')}">${text}</a>`
}

function namesNothing(paragraph: string, facts: PageFacts): boolean {
  const named = [...paragraph.matchAll(placeholder)].map(([, name = '']) => factNamed(facts, name))
  return named.length > 0 && named.every((fact) => fact === '')
}
