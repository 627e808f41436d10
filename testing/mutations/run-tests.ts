import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Counts, playwrightCounts, vitestCounts } from '../../tools/testing/part.ts'
import { journeyEnvironment } from '../../tools/testing/parts.ts'
import type { Floor } from './mutation-list.ts'

interface TestRun {
  readonly command: readonly [string, ...string[]]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly counts: (output: string) => Counts | undefined
}

/** Runs test files in a checked-out tree, without those that it does not have. Throws if the tests could not run. */
export async function runTests(floor: Floor, folder: string, tests: readonly string[]): Promise<Counts> {
  const present = tests.filter((file) => existsSync(join(folder, file)))
  if (present.length === 0) return { passed: 0, failed: 0 }
  const run = floor === 'server' ? serverTests(folder, present) : await screenTests(folder, present)
  const [program, ...args] = run.command
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const done = spawnSync(program, args, {
    cwd: run.cwd,
    env: { ...process.env, ...run.env, PATH: path, FORCE_COLOR: '0', NO_COLOR: '1' },
    maxBuffer: 256 * 1024 * 1024,
  })
  const output = `${done.stdout}${done.stderr}`
  const counts = run.counts(output)
  if (
    counts === undefined ||
    counts.passed + counts.failed === 0 ||
    (done.status !== 0 && counts.failed === 0)
  )
    throw new Error(`the tests did not run:\n${output.slice(-4_000)}`)
  return counts
}

const isOnDatabase = (file: string): boolean => file.endsWith('.api.test.ts')

function serverTests(folder: string, tests: readonly string[]): TestRun {
  const onDatabase = tests.some(isOnDatabase) ? ['--project', 'api'] : []
  const unit = tests.every(isOnDatabase) ? [] : ['--project', 'unit']
  return { command: ['vitest', 'run', ...onDatabase, ...unit, ...tests], cwd: folder, counts: vitestCounts }
}

/** The shop of the journeys builds the front ends when it starts, so that the fault is in what is seen. */
async function screenTests(folder: string, tests: readonly string[]): Promise<TestRun> {
  const files = tests.map((file) => file.replace(/^e2e\//, ''))
  return {
    command: ['playwright', 'test', '--retries=0', ...files],
    cwd: join(folder, 'e2e'),
    env: await journeyEnvironment(join(folder, 'var', 'e2e', 'shop')),
    counts: playwrightCounts,
  }
}
