import { samples } from '@first-fashion/contract/samples'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiFetch } from '../../platform/api-server.ts'
import { loader } from './collection.route.tsx'

describe('the collection', () => {
  it('is an error page when its products could not be loaded: it must not be cached', async () => {
    const context = new RouterContextProvider()
    context.set(apiFetch, async () =>
      Response.json({ success: false, message: 'away', code: 'server.failed' }, { status: 500 }),
    )
    const request = new Request('http://shop.example/collection')
    expect(
      await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/collection' }),
    ).toMatchObject({
      data: { failure: 'away' },
      init: { status: 503 },
    })
  })

  it('that finds nothing is not cached: there is no end of such addresses', async () => {
    const nothing = { ...samples['catalog.cards'], products: [], total: 0 }
    const context = new RouterContextProvider()
    context.set(apiFetch, async () => Response.json(nothing))
    const request = new Request('http://shop.example/collection?size=made-up')
    expect(
      await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/collection' }),
    ).toMatchObject({ init: { status: 200, headers: { 'cache-control': 'no-store' } } })
  })
})
