import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askRaw, foreignHost, oddTargets } from '../../server/testing/requests/odd-targets.ts'
import routes from '../../web/app/routes.ts'
import { type RunningShop, runShop } from './running-shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop({ SHOP_MODE: 'demo', STORE_URL: 'http://shop.example' })
})
afterAll(() => shop.stop())

type Routes = typeof routes

/** Every page of the store, read from its routes, so that new pages are included. */
const pathsOf = (list: Routes): string[] =>
  list.flatMap(({ path, index, children }) => [
    ...(index === true ? ['/'] : []),
    ...(path === undefined
      ? []
      : [`/${path.replace(':slug', 'galle-fort-linen-shirt').replace('*', 'none')}`]),
    ...pathsOf(children ?? []),
  ])

describe('the pages of the store', () => {
  const pages = pathsOf(routes)

  it.each([...pages, '/admin'])('%s names no foreign host, however it is asked for', async (path) => {
    for (const odd of oddTargets) expect(await askRaw(shop, odd(path))).toMatchObject({ status: 400 })
    const { text } = await askRaw(shop, path)
    expect(text).not.toContain(foreignHost)
    expect(text).toContain('<html')
  })

  it("use the shop's own address", async () => {
    const { text } = await askRaw(shop, '/about')
    expect(text).toContain('<link rel="canonical" href="http://shop.example/about"')
  })
})
