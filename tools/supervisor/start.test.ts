import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './ports.ts'

const script = fileURLToPath(new URL('./main.ts', import.meta.url))
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-fashion-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the shop with these settings and returns its exit. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const ports = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  }
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, ...ports, ...settings },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said: said.trim() })))
}

describe('npm start gives the reason in one sentence and exits with 1', () => {
  it('when a port is in use', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      }),
    )
    const end = await start({ PORT: String(port) })
    server.close()
    expect(end).toEqual({ code: 1, said: `The port ${port} is in use. Set PORT to a free one.` })
  })

  it('when a port is invalid', async () => {
    expect(await start({ PORT: 'eighty' })).toEqual({
      code: 1,
      said: "PORT is wrong: 'eighty' is not a port (1 to 65535).",
    })
  })

  it.each(['/dev/null/shop', '/proc/shop'])('when the data folder cannot be written: %s', async (folder) => {
    expect(await start({ DATA_DIR: folder })).toEqual({
      code: 1,
      said: `The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`,
    })
  })

  it('when the database cannot be reached', async () => {
    const end = await start({ DATABASE_URL: `postgres://shop:x@127.0.0.1:${await freePort()}/shop` })
    expect(end.code).toBe(1)
    expect(end.said).toMatch(/^The database in DATABASE_URL cannot be reached\.[^\n]*$/)
  })
})
