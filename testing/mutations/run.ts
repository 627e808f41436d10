import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Floor, floors, type Mutation, readMutations } from './mutation-list.ts'
import { recordRed } from './recorded-counts.ts'
import { runTests } from './run-tests.ts'
import { openWorktree } from './throwaway-worktree.ts'

// Applies one deliberate fault at a time to a checked-out commit and runs the tests that should notice it. Fails if one
// is not noticed. `--at 75bd4aa3` checks another commit out, `--record before` writes the counts into the README.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  options: { at: { type: 'string', default: 'HEAD' }, record: { type: 'string' } },
  allowPositionals: true,
})
const isRequested = ({ floor, name }: Mutation): boolean =>
  positionals.length === 0 || positionals.includes(floor) || positionals.includes(name)
const requested = readMutations().filter(isRequested)
const worktree = openWorktree(root, values.at)
const red = new Map<string, number>()
try {
  for (const floor of floors) await runFloor(floor)
} finally {
  worktree.remove()
}
if (values.record === 'before' || values.record === 'after') recordRed(values.record, red)
const unnoticed = [...red].filter(([, count]) => count === 0).map(([name]) => name)
console.log(`\n${red.size - unnoticed.length} passed, ${unnoticed.length} failed`)
process.exitCode = unnoticed.length === 0 ? 0 : 1

async function runFloor(floor: Floor): Promise<void> {
  const mutations = requested.filter((one) => one.floor === floor)
  if (mutations.length === 0) return
  await expectAllGreen(floor, mutations)
  for (const { name, patch, tests, titles } of mutations) {
    worktree.apply(patch)
    const { failed } = await runTests(worktree.folder, tests, titles)
    worktree.revert(patch)
    red.set(name, failed)
    console.log(`${failed === 0 ? 'NOT NOTICED' : `${failed} red`.padEnd(11)} ${name}`)
  }
}

/** A test that is red without a fault notices nothing. */
async function expectAllGreen(floor: Floor, mutations: readonly Mutation[]): Promise<void> {
  for (const [titles, same] of Map.groupBy(mutations, (one) => one.titles)) {
    const tests = [...new Set(same.flatMap((one) => one.tests))]
    const { failures } = await runTests(worktree.folder, tests, titles)
    if (failures.length > 0)
      throw new Error(`tests of ${floor} are red without a fault:\n${failures.join('\n')}`)
  }
}
