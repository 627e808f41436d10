import { searchText } from '@first-fashion/contract/text/search-text'
import { distance } from 'fastest-levenshtein'
import { TypedFastBitSet } from 'typedfastbitset'
import { createFactSearch } from './fact-search.ts'
import { rankAt, wordBreak, worstRank } from './search-rank.ts'
import type { SlotsByName } from './slots-by-name.ts'

export interface NameMatch {
  readonly slots: TypedFastBitSet
  /** No exact match; these are similar. */
  readonly approximate: boolean
  /** 0 is best, see `search-rank.ts`; for similar words the number of typing errors. */
  readonly rankOf: (slot: number) => number
}

/**
 * Finds products by any part of their name, ignoring case [A2.36], or of their fabric, colours and type.
 * Without a match it tolerates typing errors.
 */
export function createNameSearch(factSlots: SlotsByName<string>) {
  const facts = createFactSearch(factSlots)
  const names: string[] = []
  let scan: NameScan | undefined

  const changed = (slot: number, name: string) => {
    if (names[slot] === name) return
    names[slot] = name
    scan = undefined
  }
  return {
    put: (slot: number, name: string): void => changed(slot, searchText(name)),
    remove: (slot: number): void => changed(slot, ''),
    match: (search: string): NameMatch => {
      scan ??= scanOf(names)
      const text = searchText(search)
      const named = scan.find(text)
      const described = facts.find(text)
      const slots = named.slots.new_union(described.slots)
      if (slots.isEmpty()) return closeTo(text, searchable(scan, facts))
      const nameRank = (slot: number) =>
        named.slots.has(slot) ? (named.ranks[slot] ?? worstRank) : worstRank
      return {
        slots,
        approximate: false,
        rankOf: (slot) => Math.min(nameRank(slot), described.rankOf(slot)),
      }
    },
  }
}

interface NamesFound {
  readonly slots: TypedFastBitSet
  /** By slot, for matches only. */
  readonly ranks: Uint8Array
}

interface NameScan {
  find(text: string): NamesFound
  /** Every word of all names. */
  readonly words: () => readonly string[]
}

/** All names in one text, one per line, so that one pass finds every match. */
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
      const rank = rankAt(all, at, text, 'name')
      if (slot !== last) slots.add(slot)
      ranks[slot] = slot === last ? Math.min(rank, ranks[slot] ?? rank) : rank
      last = slot
    }
    return { slots, ranks }
  }
  return {
    find,
    words: () => {
      words ??= [...new Set(all.split(wordBreak))].filter((word) => word.length > 2)
      return words
    },
  }
}

/** The start of each line. */
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

/** The line of a position in the text, at or after the line `from`. Usually it is close. */
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

/** The words to compare with the typed ones. */
interface Searchable {
  readonly slotsWith: (word: string) => TypedFastBitSet
  readonly words: () => readonly string[]
}

const searchable = (scan: NameScan, facts: ReturnType<typeof createFactSearch>): Searchable => ({
  slotsWith: (word) => scan.find(word).slots.new_union(facts.find(word).slots),
  words: () => [...new Set([...scan.words(), ...facts.words()])],
})

/** Products with a similar word for every word of the text. */
function closeTo(text: string, within: Searchable): NameMatch {
  const errors = new Map<number, number>()
  let slots: TypedFastBitSet | undefined
  for (const word of text.split(wordBreak).filter((one) => one !== '')) {
    const near = nearWords(word, within)
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

function nearWords(word: string, within: Searchable): { slots: TypedFastBitSet; errors: number } {
  const exact = within.slotsWith(word)
  if (!exact.isEmpty()) return { slots: exact, errors: 0 }
  const allowed = word.length < 3 ? 0 : word.length < 5 ? 1 : 2
  let least = allowed
  let nearest: string[] = []
  for (const one of within.words()) {
    if (one.length < word.length - least) continue
    // An unfinished word is compared with the beginning of longer words.
    const errors = Math.min(errorsBetween(word, one), errorsBetween(word, one.slice(0, word.length)))
    if (errors > least) continue
    if (errors < least) nearest = []
    least = errors
    nearest.push(one)
  }
  const slots = new TypedFastBitSet()
  if (allowed > 0) for (const one of nearest) slots.union(within.slotsWith(one))
  return { slots, errors: least }
}

/** Wrong, missing or extra letters; two swapped letters count as one error. */
function errorsBetween(typed: string, word: string): number {
  const errors = distance(typed, word)
  return errors === 2 && sortedLetters(typed) === sortedLetters(word) ? 1 : errors
}

const sortedLetters = (word: string) => [...word].sort().join('')
