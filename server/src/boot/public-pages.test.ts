import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { pageAddressOf } from '../platform/pages/page-addresses.ts'
import { publicPages } from './public-pages.ts'

async function keyOf(url: string): Promise<string> {
  const app = Fastify()
  const options = { publicPages, storeUrl: 'http://shop.example', currencies: new Set(['LKR']) }
  app.get('/*', async (request) => ({ key: pageAddressOf(request, options).key ?? 'not kept' }))
  const { key }: { key: string } = (await app.inject(url)).json()
  await app.close()
  return key
}

describe('the cached pages of the store', () => {
  it('are those of the collection, in its known parameters alone', async () => {
    expect(await keyOf('/collection?page=2&utm_source=mail&made-up=1')).toBe('page LKR /collection?page=2')
  })

  it('are never those of a search: there are more searches than room', async () => {
    expect(await keyOf('/collection?search=lin')).toBe('not kept')
    expect(await keyOf('/collection?page=2&search=linen&sort=price')).toBe('not kept')
  })
})
