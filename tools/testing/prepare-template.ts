import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Migrates and seeds a database with the server's own script. */
export async function prepareTemplate(url: string): Promise<void> {
  const script = fileURLToPath(new URL('../../server/seeds/load.ts', import.meta.url))
  const done = spawnSync(process.execPath, [script], {
    env: { ...process.env, PASSWORD_MEMORY_KIB: '8', DATABASE_URL: url },
  })
  if (done.status !== 0) throw new Error(`the template database could not be made: ${done.stderr}`)
}
