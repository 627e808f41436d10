import { spawn } from 'node:child_process'
import type { TestTime } from './test-times.ts'

/** One part of the tests: a command, and how to read its counts from its output. */
export interface Part {
  readonly name: string
  readonly command: readonly string[]
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Reads passed and failed; without it the part counts as one. */
  readonly counts?: (output: string) => Counts | undefined
  /** Reads how long each of its tests took, once it has run. */
  readonly times?: () => readonly TestTime[]
}

export interface Counts {
  readonly passed: number
  readonly failed: number
}

export interface Outcome extends Counts {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly times: readonly TestTime[]
  /** What failed, each with its error, what was looked for, and where. */
  readonly failures: readonly string[]
}

/** Runs a part; prints its output only if it fails. */
export async function runPart(part: Part): Promise<Outcome> {
  const started = performance.now()
  const { code, output } = await run(part)
  const seconds = Math.round((performance.now() - started) / 1000)
  const ok = code === 0
  const counted = part.counts?.(output)
  const counts = counted ?? (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  const failed = ok ? counts.failed : Math.max(1, counts.failed)
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${part.name} (${counts.passed} passed, ${failed} failed, ${seconds} s)`,
  )
  if (!ok) console.log(output)
  const failures = ok ? [] : failuresOf(part.name, output)
  return { name: part.name, ok, seconds, passed: counts.passed, failed, times: readTimes(part), failures }
}

/** A tool that could not even start has left no report. */
function readTimes({ times }: Part): readonly TestTime[] {
  try {
    return times?.() ?? []
  } catch {
    return []
  }
}

function run({
  command: [program = '', ...args],
  cwd,
  env,
}: Part): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const number = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1] ?? '0')

/** Vitest's closing line: 'Tests  2 failed | 109 passed (111)'. */
export function vitestCounts(output: string): Counts | undefined {
  const line = output.split('\n').findLast((one) => /^\s*Tests\s/.test(one))
  if (line === undefined) return undefined
  return { passed: number(/(\d+) passed/, line), failed: number(/(\d+) failed/, line) }
}

/** The closing line of `npm test` and its parts: '930 passed, 7 failed'. */
export const ownCounts = (output: string): Counts | undefined => {
  const line = output.split('\n').findLast((one) => /^\d+ passed, \d+ failed$/.test(one))
  if (line === undefined) return undefined
  return { passed: number(/(\d+) passed/, line), failed: number(/(\d+) failed/, line) }
}

/** Playwright's closing lines: '2 failed' and '80 passed (3.1m)'. */
export const playwrightCounts = (output: string): Counts => ({
  passed: number(/^\s*(\d+) passed/m, output),
  failed: number(/^\s*(\d+) failed/m, output),
})

/** Heads of failures: ' FAIL  |api| file > test' of Vitest, '  1) [phone] › file › test ───' of Playwright. */
const failureHead = /^ FAIL {2}(.+)$|^ {2}\d+\) (.+?)[ ─]*$/

/** What was looked for in a page, and the place in the test: 'Locator: …' and 'at a.spec.ts:3:1' or '❯ a.test.ts:3:1'. */
const failureDetails = [/^ *(Locator: .+)$/, /^ *(?:at|❯) (?:.+ )?\(?([^( ]+\.ts:\d+:?\d*)\)?$/]

/** The tests that failed, each with the first line of its error and its details; of a tool without tests its name. */
export function failuresOf(name: string, output: string): string[] {
  const lines = output.split('\n')
  const found = lines.flatMap((line, at) => {
    const [, ofVitest, ofPlaywright] = failureHead.exec(line) ?? []
    const head = ofVitest ?? ofPlaywright
    if (head === undefined) return []
    const next = lines.findIndex((other, place) => place > at && failureHead.test(other))
    const own = lines.slice(at + 1, next === -1 ? undefined : next)
    const details = failureDetails.map((pattern) => own.map((one) => pattern.exec(one)?.[1]).find(Boolean))
    const error = own.find((one) => one.trim() !== '')?.trim()
    return [[head, error, ...details].filter((one) => one !== undefined).join('\n    ')]
  })
  return found.length === 0 ? [name] : [...new Set(found)]
}
