import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildFrontEnds } from '../supervisor/front-end-build.ts'
import { type Outcome, type Part, playwrightCounts, runPart, vitestCounts } from './part.ts'

// Long checks that are run before a release: kills, floods, partners that fail, many made-up requests.
const root = fileURLToPath(new URL('../..', import.meta.url))
const seed = process.env.FUZZ_SEED ?? String(randomInt(1_000_000))

const parts: readonly Part[] = [
  {
    name: `requests made up from the contract (FUZZ_SEED=${seed})`,
    command: ['vitest', 'run', '--project', 'api', 'server/src/boot/every-call/contract-fuzzing'],
    cwd: root,
    env: { FUZZ_RUNS: '400', FUZZ_SEED: seed },
    counts: vitestCounts,
  },
  {
    name: `orders with any value in any field (FUZZ_SEED=${seed})`,
    command: ['vitest', 'run', '--project', 'api', 'server/src/features/checkout/order-fuzzing'],
    cwd: root,
    env: { FUZZ_RUNS: '60', FUZZ_SEED: seed },
    counts: vitestCounts,
  },
  {
    name: 'every journey and every state of every screen, on a phone and on a desktop',
    command: ['node', 'tools/testing/run.ts', 'browser'],
    cwd: root,
    env: { EVERY_SCENE: 'yes' },
    counts: playwrightCounts,
  },
  {
    name: 'kills, floods and failing partners',
    command: ['vitest', 'run', '--project', 'deep'],
    cwd: root,
    counts: vitestCounts,
  },
]

// The shops that are killed serve the built store.
buildFrontEnds(root, (line) => console.log(line))
const outcomes: Outcome[] = []
for (const part of parts) outcomes.push(await runPart(part))
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
