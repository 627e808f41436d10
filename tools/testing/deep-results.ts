import type { DeepName } from './deep-parts.ts'

/** The result of a group of long tests, and where it ran. */
export interface DeepResult {
  readonly name: DeepName
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly commit: string
  /** As 2026-11-22. */
  readonly day: string
  readonly cores: number
}

/** Writes each result into its group's line of the list; lines of other groups stay. */
export function withResults(page: string, results: readonly DeepResult[]): string {
  return results.reduce((text, result) => {
    const line = new RegExp(`^- \`${result.name}\`: .*$`, 'm')
    if (!line.test(text)) throw new Error(`the page of the long tests has no line for ${result.name}`)
    return text.replace(line, () => lineOf(result))
  }, page)
}

const lineOf = ({ name, passed, failed, seconds, commit, day, cores }: DeepResult): string =>
  `- \`${name}\`: ${passed} passed, ${failed} failed, in ${timeOf(seconds)} on ${cores} cores; ${day}, commit \`${commit}\``

/** The commit of a group's last run, which its line names first; undefined if it names none. */
export function lastCommitOf(page: string, name: DeepName): string | undefined {
  const [, rest = ''] = page.split(`\n- \`${name}\`: `)
  const [own = ''] = rest.split('\n- ')
  return /commit\s+`([0-9a-f]{7,40})/.exec(own)?.[1]
}

/** As '3 min 20 s'. */
export const timeOf = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
