import { useToday } from './queries.ts'

interface MenuCounts {
  /** How many wait in all lists of a section, by its name. */
  countOf(section: string): number
  /** Whether the shop has no use for the section. */
  isOff(section: string): boolean
}

/** What waits, as the menu shows it: what 'Today' says, from the same call. */
export function useMenuCounts(): MenuCounts {
  const today = useToday().data
  const off: readonly string[] = today?.off ?? []
  return {
    countOf: (section) =>
      (today?.waiting ?? [])
        .filter(({ path }) => sectionOf(path) === section)
        .reduce((sum, { count }) => sum + count, 0),
    isOff: (section) => off.includes(section),
  }
}

/** 'orders' of '/orders/unusual' and '/orders?todo=to-pack'. */
const sectionOf = (path: string): string | undefined => path.split(/[/?]/)[1]
