import { levelBenefits } from '@first-fashion/contract/members/membership'
import { shortened } from '@first-fashion/contract/text/cut-text'

/** Why lines cannot be saved, with what the words about it name. */
export type LinesProblem =
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'tooLong'; readonly line: string; readonly count: number }
  | { readonly kind: 'twice'; readonly line: string }

/** Benefits as staff type them, one a line. */
export const benefitLines = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What the contract refuses, and lines that say the same; undefined if they can be saved. */
export function problemOf(lines: readonly string[]): LinesProblem | undefined {
  const issue = levelBenefits.shape.extras.safeParse(lines).error?.issues[0]
  if (issue?.code === 'too_big') {
    const count = Number(issue.maximum)
    const [at] = issue.path
    return typeof at === 'number'
      ? { kind: 'tooLong', line: startOf(lines[at] ?? ''), count }
      : { kind: 'tooMany', count }
  }
  const again = lines.find((line, at) => lines.indexOf(line) < at)
  return again === undefined ? undefined : { kind: 'twice', line: again }
}

/** Enough of a line to find it. */
const startOf = (line: string) => shortened(line, 31)
