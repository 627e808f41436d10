import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildFrontEnds } from '../supervisor/front-end-build.ts'
import { type DeepGroup, type DeepName, deepGroups, deepNames } from './deep-parts.ts'
import { type DeepResult, lastCommitOf, timeOf, withResults } from './deep-results.ts'
import { exitAfterOutput } from './exit-after-output.ts'
import { type Outcome, runPart } from './part.ts'

// The long tests: all of them, or the named groups. `--publish` writes the results to docs/deep-tests.md.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { groups, isPublished } = readArguments()
// Uncommitted changes belong to no commit.
const commit =
  git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes')

for (const group of Object.values(deepGroups(root))) console.log(sinceLastRun(group))

// The tested shops serve the built store.
buildFrontEnds(root, (line) => console.log(line))
const results: DeepResult[] = []
for (const group of groups) results.push(await runGroup(group))
if (isPublished) {
  const page = join(root, 'docs/deep-tests.md')
  writeFileSync(page, withResults(readFileSync(page, 'utf8'), results))
}
const sum = (count: (result: DeepResult) => number) =>
  results.reduce((total, result) => total + count(result), 0)
const failed = sum((result) => result.failed)
console.log(
  `\n${sum((result) => result.passed)} passed, ${failed} failed, ${timeOf(sum((one) => one.seconds))}`,
)
exitAfterOutput(failed)

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { publish: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const isName = (text: string): text is DeepName => deepNames.some((name) => name === text)
  const unknown = positionals.find((text) => !isName(text))
  if (unknown !== undefined) {
    console.error(`There is no part '${unknown}'. There are: ${deepNames.join(', ')}.`)
    process.exit(2)
  }
  const requested = positionals.length === 0 ? deepNames : positionals.filter(isName)
  const all = deepGroups(root)
  return { groups: requested.map((name) => all[name]), isPublished: values.publish }
}

async function runGroup({ name, about, parts, lanes }: DeepGroup): Promise<DeepResult> {
  console.log(`\n${name}: ${about}`)
  const started = performance.now()
  const queue = [...parts]
  const outcomes: Outcome[] = []
  const workOff = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift())
      outcomes.push(await runPart(part))
  }
  await Promise.all(Array.from({ length: lanes }, workOff))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${name} took ${timeOf(seconds)}`)
  const count = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    name,
    passed: count((outcome) => outcome.passed),
    failed: count((outcome) => outcome.failed),
    seconds,
    commit,
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
  }
}

/** How many files of a group have changed since its last run. */
function sinceLastRun({ name, reads }: DeepGroup): string {
  const last = lastCommitOf(readFileSync(join(root, 'docs/deep-tests.md'), 'utf8'), name)
  if (last === undefined) return `${name}: never run`
  try {
    const changed = git('diff', '--name-only', last).split('\n')
    const count = changed.filter((file) => reads.test(file)).length
    return `${name}: ${count === 0 ? 'nothing' : `${count} files`} changed since its last run (${last})`
  } catch {
    return `${name}: its last run (${last}) is no commit of this repository`
  }
}

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: root }).toString().trim()
}
