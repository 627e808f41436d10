import { distance } from 'fastest-levenshtein'
import { TypedFastBitSet } from 'typedfastbitset'

export interface NameMatch {
  readonly slots: TypedFastBitSet
  /** No name has the text as written; these names have words like it. */
  readonly approximate: boolean
  /** 0 is best: the name itself, its beginning, a word's beginning, anywhere; or how many letters are off. */
  readonly rankOf: (slot: number) => number
}

/** Finds names by any part of them, in any case (spec A section 2), and by words with a typing error if that finds none. */
export function createNameSearch() {
  const names: string[] = []
  let scan: NameScan | undefined

  const changed = (slot: number, name: string) => {
    if (names[slot] === name) return
    names[slot] = name
    scan = undefined
  }
  return {
    put: (slot: number, name: string): void => changed(slot, name.toLowerCase()),
    remove: (slot: number): void => changed(slot, ''),
    match: (search: string): NameMatch => {
      scan ??= scanOf(names)
      const text = search.trim().toLowerCase()
      const { slots, ranks } = scan.find(text)
      if (!slots.isEmpty()) return { slots, approximate: false, rankOf: (slot) => ranks[slot] ?? worstRank }
      return closeTo(text, scan)
    },
  }
}

const worstRank = 3

interface NamesFound {
  readonly slots: TypedFastBitSet
  /** By slot: 0 the name itself, 1 its beginning, 2 a word's beginning, 3 anywhere. Only for the found slots. */
  readonly ranks: Uint8Array
}

interface NameScan {
  find(text: string): NamesFound
  /** Every word that stands in some name. */
  readonly words: () => readonly string[]
}

/** All names in one text, one a line, so that one pass finds a part of any of them. */
function scanOf(names: readonly string[]): NameScan {
  const all = `\n${names.join('\n')}\n`
  const starts = startsOf(names)
  let words: readonly string[] | undefined

  function find(text: string): NamesFound {
    const slots = new TypedFastBitSet()
    const ranks = new Uint8Array(names.length)
    if (text === '' || text.includes('\n')) return { slots, ranks }
    let last = -1
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
      const slot = lineAt(starts, at, Math.max(last, 0))
      const rank = rankAt(all, at, text)
      if (slot !== last) slots.add(slot)
      ranks[slot] = slot === last ? Math.min(rank, ranks[slot] ?? rank) : rank
      last = slot
    }
    return { slots, ranks }
  }
  return {
    find,
    words: () => {
      words ??= [...new Set(all.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2)
      return words
    },
  }
}

/** Where each line begins, after the line break before the first. */
function startsOf(names: readonly string[]): Int32Array {
  const starts = new Int32Array(names.length + 1)
  let start = 1
  for (const [slot, name] of names.entries()) {
    starts[slot] = start
    start += name.length + 1
  }
  starts[names.length] = start
  return starts
}

function rankAt(all: string, at: number, text: string): number {
  const before = all.charAt(at - 1)
  if (before === '\n') return all.charAt(at + text.length) === '\n' ? 0 : 1
  return before === ' ' || !/[\p{L}\p{N}]/u.test(before) ? 2 : worstRank
}

/** The line that a place in the text belongs to; it is not before the line `from`. Most often it is near. */
function lineAt(starts: Int32Array, at: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length - 1 && (starts[low + step] ?? 0) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (low < high - 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

/** Names in which every word of the text has one that is like it. */
function closeTo(text: string, scan: NameScan): NameMatch {
  const errors = new Map<number, number>()
  let slots: TypedFastBitSet | undefined
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter((one) => one !== '')) {
    const near = nearWords(word, scan)
    for (const slot of near.slots) errors.set(slot, (errors.get(slot) ?? 0) + near.errors)
    if (slots === undefined) slots = near.slots
    else slots.intersection(near.slots)
  }
  return {
    slots: slots ?? new TypedFastBitSet(),
    approximate: true,
    rankOf: (slot) => errors.get(slot) ?? 0,
  }
}

function nearWords(word: string, scan: NameScan): { slots: TypedFastBitSet; errors: number } {
  const exact = scan.find(word).slots
  if (!exact.isEmpty()) return { slots: exact, errors: 0 }
  const allowed = word.length < 3 ? 0 : word.length < 5 ? 1 : 2
  let least = allowed
  let nearest: string[] = []
  for (const one of scan.words()) {
    if (one.length < word.length - least) continue
    // A word that is still being typed is like the beginning of a longer one.
    const errors = Math.min(errorsBetween(word, one), errorsBetween(word, one.slice(0, word.length)))
    if (errors > least) continue
    if (errors < least) nearest = []
    least = errors
    nearest.push(one)
  }
  const slots = new TypedFastBitSet()
  if (allowed > 0) for (const one of nearest) slots.union(scan.find(one).slots)
  return { slots, errors: least }
}

/** Letters that are wrong, missing or too many; two that changed places are one error. */
function errorsBetween(typed: string, word: string): number {
  const errors = distance(typed, word)
  return errors === 2 && sortedLetters(typed) === sortedLetters(word) ? 1 : errors
}

const sortedLetters = (word: string) => [...word].sort().join('')
