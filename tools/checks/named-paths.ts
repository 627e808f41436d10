import { dirname, join } from 'node:path'

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g
const quoted = /`([^`\s]+)`/g
/** Placeholders, patterns and parts left out: `<feature>.routes.ts`, `*.screens.ts`, `0001_…`. */
const pattern = /[<>*{}…]|\.\.\.|:\/\//

/**
 * The paths that a page names, from the root of the repository: its relative links, and what stands in backquotes and begins
 * with one of the folders.
 */
export function namedPaths(page: string, text: string, folders: readonly string[]): string[] {
  const links = [...text.matchAll(link)].map(([, target = '']) => target)
  const words = [...text.matchAll(quoted)].map(([, word = '']) => word)
  return [
    ...links.filter((target) => !/^[a-z]+:/.test(target)).map((target) => join(dirname(page), target)),
    ...words.filter((word) => !pattern.test(word) && folders.some((one) => word.startsWith(`${one}/`))),
  ]
}

const part = /^(?:boot|features|platform|ports|partners|shell)\//

/** Paths that a page shortens: those in backquotes that begin with a part of the server, the store or the back office. */
export const shortenedPaths = (text: string): string[] =>
  [...text.matchAll(quoted)]
    .map(([, word = '']) => word)
    .filter((word) => part.test(word) && !pattern.test(word))
