import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { printful } from './printful.ts'

/** A partner that answers everything with this status, and how often it was asked. */
async function partnerWith(status: number) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const partner = printful({
    ...{ token: 'token', apiBase: `http://127.0.0.1:${port}`, webhookSecret: null, designerOrigin: null },
    ...{ catalogPauseMs: 0, mockupPauseMs: 0 },
  })
  return { partner, asked: () => asked }
}

const parcel = { countryCode: 'LK', stateCode: '', city: 'Kandy', postalCode: '20000', items: [] }

it('is asked no more by any part of the shop after five failures, whoever met them', async () => {
  const { partner, asked } = await partnerWith(500)
  const failed = { code: 'print.unavailable' }
  for (let nth = 0; nth < 3; nth += 1) await expect(partner.orders.find('FF-1')).rejects.toMatchObject(failed)
  for (let nth = 0; nth < 2; nth += 1) await expect(partner.catalog.listing()).rejects.toMatchObject(failed)
  expect(asked()).toBe(5)
  await expect(partner.shippingRates(parcel)).rejects.toMatchObject(failed)
  await expect(partner.mockups.ask('task')).rejects.toMatchObject(failed)
  expect(asked()).toBe(5)
})

it('is asked on after any number of refusals', async () => {
  const { partner, asked } = await partnerWith(400)
  for (let nth = 0; nth < 3; nth += 1) {
    await expect(partner.shippingRates(parcel)).rejects.toMatchObject({ code: 'print.unavailable' })
    await expect(partner.orders.confirm('FF-1')).rejects.toThrow('Printful answered 400')
    await expect(partner.mockups.ask('task')).rejects.toMatchObject({ code: 'print.unavailable' })
  }
  expect(asked()).toBe(9)
})
