import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

// Its types describe a default export, which its file for Node does not have.
const bidiFactory: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = bidiFactory()

/** A stretch of one face and one level of the Unicode bidirectional algorithm; odd levels run from right to left. */
export interface DirectedRun {
  readonly face: string
  readonly level: number
  readonly clusters: string[]
}

/** The characters of a line with their levels. */
export function withLevels(clusters: readonly string[]): { readonly text: string; readonly level: number }[] {
  const { levels } = bidi.getEmbeddingLevels(clusters.join(''), 'auto')
  let at = 0
  return clusters.map((text) => {
    const level = levels[at] ?? 0
    at += text.length
    return { text, level }
  })
}

/** The runs of a line from left to right, each as a face that shapes its own script expects it. */
export function visualOrder(
  runs: readonly DirectedRun[],
): { readonly face: string; readonly text: string }[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  return ordered.map(({ face, level, clusters }) => ({ face, text: textOf(level, clusters) }))
}

const turns = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Thaana}]/u

/** A face turns the letters of a script from right to left by itself, but neither its numbers nor signs between. */
function textOf(level: number, clusters: readonly string[]): string {
  const isTurnedByFace = clusters.some((cluster) => turns.test(cluster))
  const runsFromRight = level % 2 === 1
  if (isTurnedByFace === runsFromRight) return clusters.join('')
  return clusters
    .toReversed()
    .map((cluster) => (runsFromRight ? (bidi.getMirroredCharacter(cluster) ?? cluster) : cluster))
    .join('')
}
