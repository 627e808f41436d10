import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSandboxSettings } from './sandbox.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  return { child, ended, out: printed(child.stdout), err: printed(child.stderr) }
}

const printed = async (stream: Readable | null) => (stream === null ? '' : text(stream))

describe('the sandbox as a process', () => {
  it('reports that it is ready, and stops cleanly on request', async () => {
    const { child, ended, out, err } = start({ SANDBOX_PORT: '0', SHOP_MODE: 'demo', NODE_ENV: 'production' })
    expect(await once(child, 'message')).toMatchObject([{ ready: true }, undefined])
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await out).toMatch(/^sandbox ready on http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(await err).toBe('')
  })

  it('refuses a live shop in one sentence', async () => {
    const { ended, err } = start({ SANDBOX_PORT: '0', SHOP_MODE: 'live' })
    expect(await ended).toEqual([1, null])
    expect(await err).toMatch(/^The sandbox does not start for a live shop: [^\n]+\n$/)
  })

  it('names a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const web = start({ SANDBOX_PORT: port, SANDBOX_SMTP_PORT: '0' })
    expect(await web.ended).toEqual([1, null])
    expect(await web.err).toBe(
      `The port ${port} is taken: set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one, or stop what uses it.\n`,
    )
    const mail = start({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: port })
    expect(await mail.ended).toEqual([1, null])
    expect(await mail.err).toContain(`The port ${port} is taken`)
    taken.close()
  })
})

describe('the settings', () => {
  it('have defaults, even for empty values, with the mail port next to the web port', () => {
    expect(readSandboxSettings({ SANDBOX_STRIPE_KEY: '' })).toMatchObject({
      port: 4100,
      smtpPort: 4101,
      stripeKey: 'sk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      webhookUrl: 'http://127.0.0.1:4000/api/webhooks/stripe',
    })
    expect(readSandboxSettings({ SANDBOX_PORT: '5000' }).smtpPort).toBe(5001)
    expect(readSandboxSettings({ SANDBOX_PORT: '0' }).smtpPort).toBe(0)
    expect(readSandboxSettings({}).retryDelaysMs).toHaveLength(7)
  })

  it.each([
    [{ SANDBOX_PORT: 'many' }, /^SANDBOX_PORT is "many"/],
    [
      { SANDBOX_STRIPE_WEBHOOK_URL: 'shop' },
      /^SANDBOX_STRIPE_WEBHOOK_URL is "shop": must be an http address\.$/,
    ],
    [{ SHOP_MODE: 'production' }, /^SHOP_MODE is "production": must be demo, live or rehearsal\.$/],
  ])('name what is wrong: %o', (env, sentence) => {
    expect(() => readSandboxSettings(env)).toThrow(sentence)
  })
})
