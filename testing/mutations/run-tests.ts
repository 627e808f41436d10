import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Counts, failuresOf, playwrightCounts, vitestCounts } from '../../tools/testing/part.ts'
import { journeyEnvironment, stageEnvironment } from '../../tools/testing/parts.ts'

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
  const inChromium = present.filter((file) => file.endsWith('.spec.ts'))
  const onStage = inChromium.filter((file) => file.startsWith('testing/stage/'))
  const journeys = inChromium.filter((file) => !onStage.includes(file))
  const others = present.filter((file) => !inChromium.includes(file))
  const runs = [
    ...(others.length === 0 ? [] : [vitestRun(folder, others)]),
    ...(onStage.length === 0 ? [] : [await stageRun(folder, onStage, titles)]),
    ...(journeys.length === 0 ? [] : [await journeyRun(folder, journeys, titles)]),
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
  const done = spawnSync(program, args, {
    cwd: run.cwd,
    env: { ...environmentIn(folder), ...run.env },
    maxBuffer: 256 * 1024 * 1024,
  })
  const output = `${done.stdout}${done.stderr}`
  const counts = run.counts(output) ?? { passed: 0, failed: 0 }
  if (counts.failed === 0 && (done.status !== 0 || counts.passed === 0))
    throw new Error(`the tests did not run:\n${output.slice(-4_000)}`)
  return { ...counts, failures: counts.failed === 0 ? [] : failuresOf(program, output) }
}

const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
})

function vitestRun(folder: string, tests: readonly string[]): TestRun {
  const isOnDatabase = (file: string) => file.endsWith('.api.test.ts')
  const onDatabase = tests.some(isOnDatabase) ? ['--project', 'api'] : []
  const unit = tests.every(isOnDatabase) ? [] : ['--project', 'unit']
  return { command: ['vitest', 'run', ...onDatabase, ...unit, ...tests], cwd: folder, counts: vitestCounts }
}

const named = (titles: string | undefined) => (titles === undefined ? [] : ['--grep', titles])

/** The stage shows what is built. */
async function stageRun(
  folder: string,
  tests: readonly string[],
  titles: string | undefined,
): Promise<TestRun> {
  execFileSync('node', ['tools/testing/build-front-ends.ts'], { cwd: folder, env: environmentIn(folder) })
  const files = tests.map((file) => file.replace(/^testing\//, ''))
  return {
    command: ['playwright', 'test', '-c', 'testing/stage', '--retries=0', ...named(titles), ...files],
    cwd: folder,
    env: await stageEnvironment(),
    counts: playwrightCounts,
  }
}

/** The shop of the journeys builds the front ends when it starts, so that the fault is in what is seen. */
async function journeyRun(
  folder: string,
  tests: readonly string[],
  titles: string | undefined,
): Promise<TestRun> {
  const files = tests.map((file) => file.replace(/^testing\//, ''))
  const shop = join(folder, 'var', 'journeys', 'shop')
  rmSync(shop, { recursive: true, force: true })
  return {
    command: ['playwright', 'test', '-c', 'testing/journeys', '--retries=0', ...named(titles), ...files],
    cwd: folder,
    env: await journeyEnvironment(shop),
    counts: playwrightCounts,
  }
}
