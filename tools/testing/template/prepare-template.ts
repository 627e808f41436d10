import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** Migrates and seeds a database with the server's own script; lists the files that it loads, if told where. */
export async function prepareTemplate(url: string, loadedFiles?: string): Promise<void> {
  const script = fileURLToPath(new URL('../../../server/seeds/load.ts', import.meta.url))
  const listing =
    loadedFiles === undefined ? [] : ['--import', new URL('./loaded-files.ts', import.meta.url).href]
  const done = spawnSync(process.execPath, [...listing, script], {
    env: { ...process.env, LOADED_FILES: loadedFiles, PASSWORD_MEMORY_KIB: '8', DATABASE_URL: url },
  })
  if (done.status !== 0) throw new Error(`the template database could not be made: ${done.stderr}`)
  await keepSessions(url)
}

/** Tests move the clock by hours with one session; what is about unused ones sets other minutes. */
async function keepSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update staff_access_policy set idle_minutes = 720')
  await client.end()
}
