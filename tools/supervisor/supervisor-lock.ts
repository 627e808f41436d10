import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** One shop per data folder. Throws a StartProblem if another one runs. */
export function claimDataFolder(dataDir: string): void {
  if (isShopRunning(dataDir))
    throw new StartProblem(
      `The data folder ${dataDir} is used by a shop that is running. Set DATA_DIR to another.`,
    )
  writeFileSync(lockFile(dataDir), String(process.pid))
}

export function releaseDataFolder(dataDir: string): void {
  rmSync(lockFile(dataDir), { force: true })
}

/** True if another process runs a shop on the data folder. A lock file left by a killed shop is harmless. */
export function isShopRunning(dataDir: string): boolean {
  const file = lockFile(dataDir)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return pid > 0 && pid !== process.pid && isProcessRunning(pid)
}

/** True also for a process of another user. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const lockFile = (dataDir: string): string => join(dataDir, 'supervisor.pid')
