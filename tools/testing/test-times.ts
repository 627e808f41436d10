import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

/** How long one test took. */
export interface TestTime {
  readonly title: string
  readonly file: string
  readonly seconds: number
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

/** From the report of Vitest's reporter 'json'. */
export function vitestTimes(root: string, file: string): TestTime[] {
  return vitestReport.parse(readJson(file)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      file: relative(root, name),
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
interface Suite {
  readonly specs: readonly z.output<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

/** From the report of Playwright's reporter 'json'; retries of a journey count together. `folder` is that of its files. */
export function playwrightTimes(file: string, folder: string): TestTime[] {
  const timesOf = ({ specs, suites = [] }: Suite): TestTime[] => [
    ...specs.flatMap(({ title, file: path, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${title} (${projectName})`,
        file: `${folder}/${path}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(timesOf),
  ]
  return playwrightReport.parse(readJson(file)).suites.flatMap(timesOf)
}

/** The slowest tests first, as lines. */
export const slowest = (times: readonly TestTime[], count: number): string[] =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`)

/** A report is read once. */
function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  return JSON.parse(text)
}
