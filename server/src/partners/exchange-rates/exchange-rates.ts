import { z } from 'zod'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'

const defaultTimeoutMs = 10_000
/** Some 170 currencies make 4 KiB. */
const mostBytes = 64 * 1024

const answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('LKR'),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1_000_000)),
})

export const exchangeRatesBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('exchange-rates', { timeoutMs })

/** Rates over HTTP in the shape of ExchangeRate-API's open access: `{ result, base_code, rates }`, of rupees. */
export const httpExchangeRates = (url: string, breaker = exchangeRatesBreaker()): ExchangeRates => ({
  read: () =>
    breaker.run(async () => {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(defaultTimeoutMs) })
      if (!response.ok) throw new Error(`the exchange rate service answered ${response.status}`)
      const { rates } = answer.parse(JSON.parse(await textOf(response)))
      return new Map(Object.entries(rates))
    }),
})

/** Reads no further than is worth it. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new Error(`the exchange rate service answered more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
