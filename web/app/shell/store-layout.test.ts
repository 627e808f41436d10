import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiFetch, shopNow } from '../platform/api-server.ts'
import { loader } from './store-layout.tsx'

describe('the frame of the store', () => {
  const context = new RouterContextProvider()
  context.set(apiFetch, async () =>
    Response.json({ success: false, message: 'away', code: 'server.failed' }, { status: 500 }),
  )
  context.set(shopNow, () => new Date('2031-06-01T00:00:00Z'))
  const request = new Request('http://shop.example/', { headers: { cookie: 'currency=USD' } })
  const page = { request, context, params: {}, url: new URL(request.url), pattern: '/' as const }

  it("names the year of the shop's clock", async () => {
    expect(await loader(page)).toMatchObject({ year: 2031 })
  })

  it('has the built-in currencies when the others cannot be loaded [A3.12]', async () => {
    const { currencies, chosen } = await loader(page)
    expect(currencies.map(({ code }) => code)).toEqual(['LKR', 'USD', 'EUR', 'GBP', 'INR', 'JPY'])
    expect(chosen).toBe('USD')
  })
})
