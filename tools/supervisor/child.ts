import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { StartProblem } from './start-problem.ts'

export interface RunningChild {
  readonly name: string
  /** Its ready message. */
  readonly greeting: unknown
  stop(): Promise<void>
  /** Called if the child exits unexpectedly. */
  onDeath(listener: (reason: string) => void): void
}

export interface ChildOptions {
  readonly name: string
  readonly script: string
  /** Node flags, before the script. */
  readonly flags?: readonly string[]
  readonly cwd: string
  readonly env: Record<string, string | undefined>
  readonly logFile: string
}

/** Starts a part of the shop and waits until it is ready. Its output goes to its log. */
export async function startChild(options: ChildOptions): Promise<RunningChild> {
  const log = createWriteStream(options.logFile, { flags: 'a' })
  const from = logLength(options.logFile)
  const child = spawn(process.execPath, [...(options.flags ?? []), options.script], {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const deathListeners: ((reason: string) => void)[] = []
  let isStopping = false
  const greeting = await untilReady(child, options, from)
  child.once('exit', (code, signal) => {
    if (isStopping) return
    for (const tell of deathListeners)
      tell(`The ${options.name} ended (${signal ?? `code ${code}`}); see ${options.logFile}`)
  })
  return {
    name: options.name,
    greeting,
    onDeath: (listener) => deathListeners.push(listener),
    stop: () => {
      isStopping = true
      return ended(child)
    },
  }
}

function untilReady(child: ChildProcess, options: ChildOptions, logFrom: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Its last line gives the reason.
    const refuse = () =>
      reject(new StartProblem(lastLine(options.logFile, logFrom) ?? `The ${options.name} did not start.`))
    const afterExit = () => setTimeout(refuse, 50)
    child.once('exit', afterExit)
    child.once('message', (greeting) => {
      // It is ready: when it ends later, its log may be gone.
      child.off('exit', afterExit)
      resolve(greeting)
    })
    child.once('error', (error) =>
      reject(new StartProblem(`The ${options.name} did not start: ${error.message}`)),
    )
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(forced)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

const logLength = (file: string) => {
  try {
    return readFileSync(file).length
  } catch {
    return 0
  }
}

function lastLine(file: string, from: number): string | undefined {
  const lines = readFileSync(file).subarray(from).toString().trim().split('\n')
  return lines.filter((line) => !line.startsWith('{')).at(-1)
}
