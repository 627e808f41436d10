import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@first-fashion/sandboxes'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exchangeRatesBreaker, httpExchangeRates } from './exchange-rates.ts'

const settings = {
  port: 0,
  smtpPort: 0,
  stripeKey: 'sk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  webhookUrl: 'http://127.0.0.1:9/none',
  razorpayWebhookUrl: 'http://127.0.0.1:9/none',
  retryDelaysMs: [],
}

async function sandboxRates(fault = 'none', defaultTimeoutMs?: number) {
  const sandbox = await startSandbox(settings)
  onTestFinished(() => sandbox.close())
  await fetch(`${sandbox.url}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rates: fault }),
  })
  return httpExchangeRates(`${sandbox.url}/rates/v6/latest/LKR`, exchangeRatesBreaker(defaultTimeoutMs))
}

/** Rates from someone who answers with this. */
async function ratesOf(body: string) {
  const server = createServer((_request, response) => response.end(body)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return httpExchangeRates(`http://127.0.0.1:${port}/`)
}

describe('exchange rates', () => {
  it('are what a rupee is worth in each currency', async () => {
    const rates = await (await sandboxRates()).read()
    expect(rates.get('LKR')).toBe(1)
    expect(rates.get('USD')).toBeGreaterThan(0.002)
    expect(rates.get('USD')).toBeLessThan(0.005)
  })

  it('are none when the source is down or hangs', async () => {
    await expect((await sandboxRates('error-500')).read()).rejects.toThrow('500')
    await expect((await sandboxRates('time-out', 100)).read()).rejects.toThrow()
  })

  it.each([
    ['another base', JSON.stringify({ result: 'success', base_code: 'USD', rates: { LKR: 322 } })],
    ['an error', JSON.stringify({ result: 'error', 'error-type': 'quota-reached' })],
    ['a rate of nothing', JSON.stringify({ result: 'success', base_code: 'LKR', rates: { USD: 0 } })],
    ['words for a rate', JSON.stringify({ result: 'success', base_code: 'LKR', rates: { USD: '0.003' } })],
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['no end', `{"result":"success","base_code":"LKR","rates":{"USD":${'0'.repeat(70_000)}}}`],
  ])('are not believed when the answer is %s', async (_name, body) => {
    await expect((await ratesOf(body)).read()).rejects.toThrow()
  })
})
