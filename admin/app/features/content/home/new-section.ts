import type { HomeSection } from '@first-fashion/contract/content/home'

export type SectionKind = HomeSection['kind']

/** The kinds of sections, in the order in which they are offered. */
export const sectionKinds: readonly SectionKind[] = [
  'hero',
  'tiles',
  'products',
  'collections',
  'banner',
  'text',
  'newsletter',
  'policies',
]

const leading = { title: '', text: '', button: '', to: '', picture: null }

/** An empty section of a kind. */
export function newSection(kind: SectionKind): HomeSection {
  const always = { id: crypto.randomUUID(), isOn: true, from: null, until: null }
  switch (kind) {
    case 'hero':
      return { ...always, kind, over: '', ...leading }
    case 'banner':
      return { ...always, kind, ...leading }
    case 'tiles':
      return { ...always, kind, title: '', tiles: [] }
    case 'products':
      return { ...always, kind, title: '', text: '', row: 'latest', collection: '', count: 5 }
    case 'collections':
      return { ...always, kind, title: '', text: '' }
    case 'text':
      return { ...always, kind, title: '', html: '' }
    case 'policies':
      return { ...always, kind, policies: [] }
    case 'newsletter':
      return { ...always, kind, text: '' }
  }
}
