import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiFetch } from '../../platform/api-server.ts'
import { loader } from './home.route.tsx'

describe('home', () => {
  it('is an error page when its products could not be loaded: it must not be cached', async () => {
    const context = new RouterContextProvider()
    context.set(apiFetch, async () =>
      Response.json({ success: false, message: 'away', code: 'x' }, { status: 503 }),
    )
    const request = new Request('http://shop.example/')
    expect(
      await loader({ context, params: {}, request, url: new URL(request.url), pattern: '/' }),
    ).toMatchObject({ init: { status: 503 } })
  })
})
