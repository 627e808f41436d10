import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { printfulBreaker } from './printful.ts'
import { printfulClient } from './printful-client.ts'
import { printfulDesigner } from './printful-designer.ts'

/** A partner that gives this answer to whatever it is asked. */
async function partnerWith(answer: object) {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = printfulClient({ token: 'token', apiBase: `http://127.0.0.1:${port}` }, printfulBreaker())
  return printfulDesigner(client, 'https://www.printful.com')
}

describe('the nonce of the partner’s designer', () => {
  it.each([
    ['nested', { code: 200, result: { nonce: { nonce: 'abc', template_id: null } } }],
    ['flat', { code: 200, result: { nonce: 'abc', template_id: null, expires_at: 1 } }],
  ])('is read when it is %s', async (_shape, answer) => {
    expect(await (await partnerWith(answer)).open('design', 'customer')).toBe('abc')
  })

  it('is missed when there is none', async () => {
    const designer = await partnerWith({ code: 200, result: {} })
    await expect(designer.open('design', 'customer')).rejects.toMatchObject({ code: 'print.unavailable' })
  })
})

describe('a design that the partner saved', () => {
  it('is read without a mockup and without files too', async () => {
    const result = { id: 7, product_id: 71, available_variant_ids: [4012], mockup_file_url: null }
    expect(await (await partnerWith({ code: 200, result })).saved('design')).toEqual({
      id: 7,
      productId: 71,
      variantIds: [4012],
      mockupUrl: '',
      placements: [],
    })
  })

  it('keeps the file of each place with the side that it is for', async () => {
    const placements = [
      { placement: 'back', display_name: 'Back print', image_url: 'https://files.example/b.png' },
      { placement: 'default', image_url: 'https://files.example/d.png' },
      { placement: 'sleeve_left', image_url: null },
      {},
    ]
    const result = { id: 7, product_id: 71, available_variant_ids: [4012], placements }
    expect((await (await partnerWith({ code: 200, result })).saved('design'))?.placements).toEqual([
      { side: 'back', url: 'https://files.example/b.png' },
      { side: 'front', url: 'https://files.example/d.png' },
      { side: 'other', url: '' },
      { side: 'other', url: '' },
    ])
  })
})
