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
  it.each([
    ['/?page=2', 'page LKR /'],
    ['/collection?page=2&utm_source=mail&made-up=1', 'page LKR /collection?page=2'],
    [
      '/collection?category=nobody&page=zero&sort=5&stock=maybe&searchbar=x&min=cheap',
      'page LKR /collection',
    ],
    ['/collection?page=02&category=Women&page=7', 'page LKR /collection?category=Women&page=2'],
    ['/collection?type=Topwear&category=Women', 'page LKR /collection?category=Women&type=Topwear'],
    ['/collection?category=Women&category=Women', 'page LKR /collection?category=Women'],
    ['/community?submission=abc&type=points&page=9', 'page LKR /community'],
    ['/community?tab=nothing', 'page LKR /community'],
    ['/community?tab=leaderboard&type=junk&page=3', 'page LKR /community?tab=leaderboard'],
    ['/community/members/amaya?page=1e9&tab=news', 'page LKR /community/members/amaya'],
    ['/design?category=junk&page=-1', 'page LKR /design'],
    ['/loyalty?tab=junk', 'page LKR /loyalty'],
    ['/loyalty?tab=rewards&tab=junk', 'page LKR /loyalty?tab=rewards'],
  ])('have one place in the cache however they are written: %s', async (url, key) => {
    expect(await keyOf(url)).toBe(key)
  })

  it.each([
    '/collection?search=lin',
    '/collection?page=2&search=linen&sort=price',
    '/collection?min=1001',
    '/collection?category=Women&max=77777',
    '/collection?size=S&size=made-up',
    '/collection?collection=made-up&collection=palm-and-hibiscus',
    '/collection?page=77777',
    '/community?tab=gallery&page=999',
    '/community/ambassadors/amaya?page=888',
    '/design?page=777',
    '/product/%77eligama-tee',
    '/product/weligama%2Dtee',
    '/community/members/%61maya',
    '/collection?category=Women&type=Topwear&colour=Blue&page=2',
  ])('are never those that there is no end of: %s', async (url) => {
    expect(await keyOf(url)).toBe('not kept')
  })
})
