import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** One shop per data folder. Throws a StartProblem if another one runs. */
export function claimDataFolder(dataDir: string): void {
  if (createLock(dataDir)) return
  if (isShopRunning(dataDir)) throw inUse(dataDir)
  releaseDataFolder(dataDir)
  // False if another shop was as quick.
  if (!createLock(dataDir)) throw inUse(dataDir)
}

export function releaseDataFolder(dataDir: string): void {
  rmSync(lockFile(dataDir), { force: true })
}

/**
 * True if another process runs a shop on the data folder. A lock file left by a killed shop is harmless, also if its
 * number belongs to another process by now.
 */
export function isShopRunning(dataDir: string): boolean {
  const file = lockFile(dataDir)
  const [number, start = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const pid = Number(number)
  if (!(pid > 0) || pid === process.pid || !isProcessRunning(pid)) return false
  const startNow = startOf(pid)
  // Unknown where the system does not tell, and in the files of older versions.
  return start === '' || startNow === '' || start === startNow
}

/** True also for a process of another user. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function createLock(dataDir: string): boolean {
  try {
    writeFileSync(lockFile(dataDir), `${process.pid}\n${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * When a process started, so that another one with its number is told apart: the boot of the machine, and clock ticks
 * since then. Empty where the system does not tell, as on macOS.
 */
function startOf(pid: number): string {
  const stat = factOf(`/proc/${pid}/stat`)
  // The name in brackets may contain spaces. The start is field 22, and field 3 comes after the name (man 5 proc).
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return ticks === undefined ? '' : `${factOf('/proc/sys/kernel/random/boot_id').trim()} ${ticks}`
}

/** A file in which the system tells a fact; empty if it does not. */
function factOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const inUse = (dataDir: string) =>
  new StartProblem(
    `The data folder ${dataDir} is used by a shop that is running. Set DATA_DIR to another. If none is running, delete ${lockFile(dataDir)}.`,
  )

const lockFile = (dataDir: string): string => join(dataDir, 'supervisor.pid')
