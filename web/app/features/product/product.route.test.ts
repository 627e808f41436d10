import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiFetch } from '../../platform/api-server.ts'
import { loader } from './product.route.tsx'

const answers: Readonly<Record<string, object>> = {
  single: {
    product: { _id: 'shirt', description: '<p>Cotton &amp; linen,&nbsp;woven slowly</p>' },
    related: [],
  },
  product: { reviews: [] },
}

describe('the page of a product', () => {
  it('gives search engines and other sites its description as plain text, without tags and entities', async () => {
    const context = new RouterContextProvider()
    context.set(apiFetch, async (path) =>
      Response.json({ success: true, zones: [], ...answers[String(path).split('/').at(-1) ?? ''] }),
    )
    const request = new Request('http://shop.example/product/shirt')
    const url = new URL(request.url)
    const page = await loader({
      context,
      params: { slug: 'shirt' },
      request,
      url,
      pattern: '/product/:slug',
    })
    expect(page.words).toBe('Cotton & linen, woven slowly')
  })
})
