import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../tools/supervisor/ports.ts'
import { processes } from './processes.ts'
import { runShop } from './running-shop.ts'
import { call, orderOf, register, skusWithStock, until } from './shopping.ts'

const supervisor = fileURLToPath(new URL('../../tools/supervisor/main.ts', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Starts everything as `npm start` does; returns its output and its exit. */
async function npmStart(settings: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = fileURLToPath(new URL(`../../var/deep-start-${port}`, import.meta.url))
  mkdirSync(dataDir, { recursive: true })
  folders.push(dataDir)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    WARM_PICTURES: 'no',
    ...settings,
  }
  const child = spawn(process.execPath, [supervisor], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await until('the shop is open', async () => said.includes('is open'), 60_000)
  return { child, port, dataDir, ended, said: () => said }
}

/** The child of a process that runs a script. */
function childOf(parent: number | undefined, script: string): number {
  const found = processes().find(({ parentId, command }) => parentId === parent && command.includes(script))
  if (found === undefined) throw new Error(`no process runs ${script}`)
  return found.id
}

const processesNaming = (text: string) => processes().filter(({ command }) => command.includes(text))

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

describe('npm start', () => {
  it.each([
    ['sandbox', 'sandboxes/src/main.ts'],
    ['server', 'server/src/boot/main.ts'],
  ])('stops everything, with the reason, when the %s dies', async (name, script) => {
    const shop = await npmStart()
    process.kill(childOf(shop.child.pid, script), 'SIGKILL')
    expect(await shop.ended).toBe(1)
    expect(shop.said()).toContain(`The ${name} ended (SIGKILL)`)
    expect(await answers(shop.port)).toBe(false)
    expect(processesNaming(shop.dataDir)).toEqual([])
  })

  it('keeps one of two servers serving when the other dies, and starts it again', async () => {
    const shop = await npmStart({ SERVERS: '2' })
    const parent = childOf(shop.child.pid, 'server/src/boot/main.ts')
    const servers = () => processes().filter(({ parentId }) => parentId === parent)
    const [first] = servers()
    if (first === undefined) throw new Error('no server process runs')
    process.kill(first.id, 'SIGKILL')
    await until('there is another one', async () => {
      expect(await answers(shop.port)).toBe(true)
      return servers().length === 2 && servers().every(({ id }) => id !== first.id)
    })
    shop.child.kill('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(processesNaming(shop.dataDir)).toEqual([])
  })

  it('leaves no process behind after an interrupt', async () => {
    const shop = await npmStart()
    shop.child.kill('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await answers(shop.port)).toBe(false)
  })
})

describe('a server that receives SIGTERM', () => {
  it('finishes its requests first, and reports that it is not ready', async () => {
    const shop = await runShop()
    const token = await register(shop)
    const skus = await skusWithStock(shop, 1, 50)
    const client = await shop.pool.connect()
    await client.query('begin')
    await client.query('select 1 from variant_stock where variant_id = $1 for update', [skus[0]?.variantId])
    const placing = call(shop, '/api/order/place', orderOf(skus), { token })
    await until('the order waits for the stock', async () => {
      const { rows } = await shop.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
      return rows.length > 0
    })
    const stopping = shop.stopServer()
    await client.query('commit')
    client.release()
    expect((await placing).status).toBe(200)
    expect(await stopping).toBe(0)
    await shop.startServer()
    await shop.stop()
  })
})
