import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningPostgres } from './embedded-postgres.ts'
import { freePort } from './ports.ts'

const script = fileURLToPath(new URL('./reset-staff.ts', import.meta.url))
let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-fashion-reset-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function resetStaff(...addresses: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, [script, ...addresses], { env, encoding: 'utf8' })
  return { code: status, said: stderr.trim() }
}

/** What a database leaves that crashed: its process number belongs to another process by now. */
async function leaveCrashedDatabase() {
  mkdirSync(join(dataDir, 'postgres', 'cluster'), { recursive: true })
  const lines = [process.pid, 'folder', 'start', await freePort(), 'sockets']
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), lines.join('\n'))
}

describe('npm run staff:reset', () => {
  it('asks for the email address', () => {
    const { code, said } = resetStaff()
    expect(code).toBe(1)
    expect(said).toMatch(/^Name the email address: [^\n]*$/)
  })

  it('names a data folder without a shop', () => {
    expect(resetStaff('owner@shop.example')).toEqual({
      code: 1,
      said: `There is no shop in the data folder ${dataDir} yet.`,
    })
  })

  it('starts no second database while the shop runs and its own does not answer', async () => {
    await leaveCrashedDatabase()
    writeFileSync(join(dataDir, 'supervisor.pid'), String(process.pid))
    expect(resetStaff('owner@shop.example')).toEqual({
      code: 1,
      said: 'The shop is running, but its database does not answer. Try again in a minute.',
    })
  })

  it('does not take the file of a crashed database for one that runs', async () => {
    await leaveCrashedDatabase()
    expect(await runningPostgres(join(dataDir, 'postgres'))).toBeUndefined()
  })
})
