import { samples } from '@first-fashion/contract/samples'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiFetch, shopNow } from '../platform/api-server.ts'
import { loader } from './store-layout.tsx'

const refusal = { success: false, message: 'away', code: 'server.failed' }

/** A page of a shop of whose calls those fail that are not here. */
function pageOf(answers: Readonly<Record<string, object>>) {
  const context = new RouterContextProvider()
  context.set(apiFetch, async (path) =>
    path in answers ? Response.json(answers[path]) : Response.json(refusal, { status: 500 }),
  )
  context.set(shopNow, () => new Date('2031-06-01T00:00:00Z'))
  const request = new Request('http://shop.example/', { headers: { cookie: 'currency=USD' } })
  return { request, context, params: {}, url: new URL(request.url), pattern: '/' as const }
}

describe('the frame of the store', () => {
  const page = pageOf({
    '/api/store': samples['store.details'],
    '/api/content/frame': samples['content.frame'],
  })

  it("names the store, and the year of the shop's clock", async () => {
    expect(await loader(page)).toMatchObject({ year: 2031, store: { name: 'First Fashion' } })
  })

  it('has the built-in currencies when the others cannot be loaded [A3.12]', async () => {
    const { currencies, chosen } = await loader(page)
    expect(currencies.map(({ code }) => code)).toEqual(['LKR', 'USD', 'EUR', 'GBP', 'INR', 'JPY'])
    expect(chosen).toBe('USD')
  })

  it('is an error page while nobody knows whose store it is', async () => {
    await expect(loader(pageOf({}))).rejects.toMatchObject({ status: 503 })
  })
})
