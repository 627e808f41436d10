import { searchText } from '@first-fashion/contract/text/search-text'
import { TypedFastBitSet } from 'typedfastbitset'
import { rankAt, wordBreak, worstRank } from './search-rank.ts'
import type { SlotsByName } from './slots-by-name.ts'

/** Finds products by a part of their facts. A shop has few different facts, and many products with each. */
export function createFactSearch(facts: SlotsByName<string>) {
  function find(text: string) {
    const byRank = new Map<number, TypedFastBitSet>()
    const slots = new TypedFastBitSet()
    if (text !== '' && !text.includes('\n'))
      for (const fact of facts.names()) {
        const rank = rankOfFact(fact, text)
        if (rank === undefined) continue
        const found = facts.of(fact)
        slots.union(found)
        byRank.set(rank, (byRank.get(rank) ?? new TypedFastBitSet()).union(found))
      }
    const sorted = [...byRank].sort(([a], [b]) => a - b)
    return {
      slots,
      rankOf: (slot: number): number => sorted.find(([, found]) => found.has(slot))?.[0] ?? worstRank,
    }
  }
  return {
    find,
    words: (): readonly string[] =>
      facts.names().flatMap((fact) => fact.split(wordBreak).filter((word) => word.length > 2)),
  }
}

/** The best rank of the text in a fact. */
function rankOfFact(fact: string, text: string): number | undefined {
  const line = `\n${fact}\n`
  let best: number | undefined
  for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + 1)) {
    const rank = isAside(fact) ? worstRank : rankAt(line, at, text, 'fact')
    best = Math.min(best ?? rank, rank)
  }
  return best
}

/** A note on the fabric, such as 'Cotton voile, lined where it matters'. */
const asideMark = ', '
const isAside = (fact: string): boolean => fact.startsWith(asideMark)

interface Described {
  readonly category: string
  readonly type: string
  readonly fabric: string
  readonly colourNames: readonly string[]
  readonly skus: readonly { readonly colour: string | null }[]
}

/** What a product can be found by besides its name. */
export function factsOf({ category, type, fabric, colourNames, skus }: Described): Set<string> {
  const [cloth = '', ...asides] = fabric.split(',').map((part) => part.trim())
  const families = skus.flatMap(({ colour }) => (colour === null ? [] : [colour]))
  const facts = [category, type, cloth, ...colourNames, ...families].map(searchText)
  const noted = asides.map((one) => asideMark + searchText(one))
  return new Set([...facts, ...noted].filter((fact) => fact !== ''))
}
