import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Counts, failuresOf, playwrightCounts, vitestCounts } from '../../tools/testing/part.ts'
import { journeyEnvironment } from '../../tools/testing/parts.ts'

interface TestRun {
  readonly command: readonly [string, ...string[]]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly counts: (output: string) => Counts | undefined
}

export interface TestResults extends Counts {
  /** The tests that are red, each with the first line of its error. */
  readonly failures: readonly string[]
}

/** Runs test files in a checked-out tree, without those that it does not have. Throws if the tests could not run. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  titles: string | undefined,
): Promise<TestResults> {
  const present = tests.filter((file) => existsSync(join(folder, file)))
  const isJourney = (file: string) => file.endsWith('.spec.ts')
  const journeys = present.filter(isJourney)
  const others = present.filter((file) => !isJourney(file))
  const runs = [
    ...(others.length === 0 ? [] : [vitestRun(folder, others)]),
    ...(journeys.length === 0 ? [] : [await playwrightRun(folder, journeys, titles)]),
  ]
  const results = runs.map((run) => resultsOf(folder, run))
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures }) => failures),
  }
}

function resultsOf(folder: string, run: TestRun): TestResults {
  const [program, ...args] = run.command
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const done = spawnSync(program, args, {
    cwd: run.cwd,
    env: { ...process.env, ...run.env, PATH: path, FORCE_COLOR: '0', NO_COLOR: '1' },
    maxBuffer: 256 * 1024 * 1024,
  })
  const output = `${done.stdout}${done.stderr}`
  const counts = run.counts(output) ?? { passed: 0, failed: 0 }
  if (counts.failed === 0 && (done.status !== 0 || counts.passed === 0))
    throw new Error(`the tests did not run:\n${output.slice(-4_000)}`)
  return { ...counts, failures: counts.failed === 0 ? [] : failuresOf(program, output) }
}

function vitestRun(folder: string, tests: readonly string[]): TestRun {
  const isOnDatabase = (file: string) => file.endsWith('.api.test.ts')
  const onDatabase = tests.some(isOnDatabase) ? ['--project', 'api'] : []
  const unit = tests.every(isOnDatabase) ? [] : ['--project', 'unit']
  return { command: ['vitest', 'run', ...onDatabase, ...unit, ...tests], cwd: folder, counts: vitestCounts }
}

/** The shop of the journeys builds the front ends when it starts, so that the fault is in what is seen. */
async function playwrightRun(
  folder: string,
  tests: readonly string[],
  titles: string | undefined,
): Promise<TestRun> {
  const files = tests.map((file) => file.replace(/^e2e\//, ''))
  const shop = join(folder, 'var', 'e2e', 'shop')
  rmSync(shop, { recursive: true, force: true })
  const filter = titles === undefined ? [] : ['--grep', titles]
  return {
    command: ['playwright', 'test', '--retries=0', ...filter, ...files],
    cwd: join(folder, 'e2e'),
    env: await journeyEnvironment(shop),
    counts: playwrightCounts,
  }
}
