import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartProblem } from './start-problem.ts'
import { claimDataFolder, isShopRunning, releaseDataFolder } from './supervisor-lock.ts'

let dataDir = ''
let file = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-fashion-lock-'))
  file = join(dataDir, 'supervisor.pid')
})
afterEach(async () => {
  await killOther()
  rmSync(dataDir, { recursive: true, force: true })
})

let killOther = async () => {}

/** Another process that claims the data folder, and goes on until it is stopped. */
async function otherShop() {
  const lock = new URL('./supervisor-lock.ts', import.meta.url).href
  const script = `const { claimDataFolder } = await import(${JSON.stringify(lock)})
    claimDataFolder(${JSON.stringify(dataDir)})
    console.log('claimed')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  killOther = async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  }
  await once(child.stdout, 'data')
}

describe('the lock of a data folder', () => {
  it('keeps a second shop out, with a message that names its file', async () => {
    await otherShop()
    expect(isShopRunning(dataDir)).toBe(true)
    expect(() => claimDataFolder(dataDir)).toThrow(StartProblem)
    expect(() => claimDataFolder(dataDir)).toThrow(file)
  })

  it('of a killed shop holds nobody up', async () => {
    await otherShop()
    await killOther()
    expect(isShopRunning(dataDir)).toBe(false)
    claimDataFolder(dataDir)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
    releaseDataFolder(dataDir)
  })

  it.skipIf(process.platform !== 'linux')(
    'is none of a process that has the number of a killed shop',
    async () => {
      await otherShop()
      const [, ...start] = readFileSync(file, 'utf8').split('\n')
      await killOther()
      // The process that started this one, and number 1, which belongs to another user unless this one is root.
      for (const pid of [process.ppid, 1]) {
        writeFileSync(file, [pid, ...start].join('\n'))
        expect(isShopRunning(dataDir)).toBe(false)
      }
      claimDataFolder(dataDir)
      releaseDataFolder(dataDir)
    },
  )

  it('of an older version has a number alone, which counts as long as it runs', () => {
    writeFileSync(file, String(process.ppid))
    expect(isShopRunning(dataDir)).toBe(true)
  })
})
