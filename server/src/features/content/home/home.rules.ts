import { type HomeSection, type HomeSectionView, lacksCollection } from '@first-fashion/contract/content/home'
import { isDue } from '@first-fashion/contract/content/shown-time'

/** The sections that shoppers see at their time: on, and with something to show if the shop has products or has none. */
export const shownSections = (
  sections: readonly HomeSection[],
  { hasProducts }: { readonly hasProducts: boolean },
): HomeSection[] =>
  sections
    .filter(({ isOn }) => isOn)
    .map((section) => (hasProducts ? section : withoutCollection(section)))
    .filter(hasContent)

/** Those of the sections whose time it is then, and those whose time it is not. */
export function sectionsAt(
  sections: readonly HomeSection[],
  now: Date,
): { due: HomeSection[]; notDue: HomeSection[] } {
  const { due = [], notDue = [] } = Object.groupBy(sections, (section) =>
    isDue(section, now.getTime()) ? 'due' : 'notDue',
  )
  return { due, notDue }
}

/** A shop without products has no parts of a collection to choose from. */
const withoutCollection = (section: HomeSection): HomeSection =>
  section.kind === 'tiles'
    ? { ...section, tiles: section.tiles.filter(({ to }) => !isCollection(to)) }
    : section

const isCollection = (to: string): boolean => /^\/collection(?:[?#]|$)/.test(to)

/** Products and collections are asked for by the page. */
function hasContent(section: HomeSection): boolean {
  switch (section.kind) {
    case 'hero':
    case 'banner':
      return section.title !== '' || section.picture !== null
    case 'tiles':
      return section.tiles.length > 0
    case 'products':
      return !lacksCollection(section)
    case 'text':
      return section.title !== '' || section.html !== ''
    case 'policies':
      return section.policies.length > 0
    default:
      return true
  }
}

/** The section with each of its texts filled in. */
export function filledSection(
  { isOn: _, from: __, until: ___, ...section }: HomeSection,
  fill: { readonly text: (text: string) => string; readonly html: (html: string) => string },
): HomeSectionView {
  const heading = 'title' in section ? { title: fill.text(section.title) } : {}
  switch (section.kind) {
    case 'hero':
      return {
        ...section,
        ...heading,
        over: fill.text(section.over),
        text: fill.text(section.text),
        button: fill.text(section.button),
      }
    case 'banner':
      return { ...section, ...heading, text: fill.text(section.text), button: fill.text(section.button) }
    case 'products':
    case 'collections':
      return { ...section, ...heading, text: fill.text(section.text) }
    case 'tiles':
      return {
        ...section,
        ...heading,
        tiles: section.tiles.map((tile) => ({ ...tile, label: fill.text(tile.label) })),
      }
    case 'text':
      return { ...section, ...heading, html: fill.html(section.html) }
    case 'policies':
      return {
        ...section,
        policies: section.policies.map((policy) => ({
          ...policy,
          title: fill.text(policy.title),
          text: fill.text(policy.text),
        })),
      }
    case 'newsletter':
      return { ...section, text: fill.text(section.text) }
  }
}
