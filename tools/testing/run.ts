import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitAfterOutput } from './exit-after-output.ts'
import { type Outcome, type Part, runPart } from './part.ts'
import { apiPart, browserPart, buildPart, checkParts, stagePart, unitPart } from './parts.ts'
import { workedSeconds } from './processor-time.ts'
import { slowest } from './test-times.ts'

// Runs the tests: all of them, or the named parts (check, unit, stage, api, browser).
const root = fileURLToPath(new URL('../..', import.meta.url))
const [requested = 'all', ...filter] = process.argv.slice(2)
const isRequested = (part: string) => requested === 'all' || requested === part

const workedBefore = workedSeconds()
const outcomes: Outcome[] = []
const inTurn = async (parts: readonly Part[]) => {
  for (const part of parts) outcomes.push(await runPart(part))
}

if (isRequested('check')) {
  const [first, ...rest] = checkParts(root)
  if (first !== undefined) await inTurn([first])
  const half = Math.ceil(rest.length / 2)
  await Promise.all([inTurn(rest.slice(0, half)), inTurn(rest.slice(half))])
}
const builds = isRequested('stage') || isRequested('browser') ? [buildPart(root)] : []
// A build takes one processor most of the time; unit tests take the other.
await Promise.all([inTurn(builds), inTurn(isRequested('unit') ? [unitPart(root, filter)] : [])])
if (isRequested('stage')) await inTurn([await stagePart(root, filter)])
if (isRequested('api')) await inTurn([apiPart(root, filter)])
if (isRequested('browser')) {
  const part = await browserPart(root, filter)
  await inTurn([part])
  rmSync(join(root, 'var', 'journeys', `shop-${process.pid}`), { recursive: true, force: true })
}

const slowestAtMost = 20
const times = outcomes.flatMap((outcome) => outcome.times)
if (times.length > slowestAtMost)
  console.log(`\nThe slowest ${slowestAtMost}:\n${slowest(times, slowestAtMost).join('\n')}`)

// The output of a whole run is long: what failed stands at its end.
const failures = outcomes.flatMap((outcome) => outcome.failures)
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `  ${one}`).join('\n')}`)

if (outcomes.length > 1) {
  const lines = outcomes.map(({ name, seconds }) => `${String(seconds).padStart(6)} s  ${name}`)
  console.log(`\nThe parts:\n${lines.join('\n')}`)
}
console.log(`\nProcessor seconds of the whole run: ${Math.round(workedSeconds() - workedBefore)}`)

const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0)
const failed = sum((outcome) => outcome.failed)
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
exitAfterOutput(failed)
