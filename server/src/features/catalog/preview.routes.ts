import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Catalog } from './catalog.service.ts'

/** In px (spec A section 9). */
const socialCard = { width: 1200, height: 630 }

/**
 * The address that is shared: other sites read its title, words and 1200x630 picture,
 * people are sent on to the product (spec A section 7).
 */
export async function previewRoutes(app: FastifyInstance, deps: { catalog: Catalog; storeUrl: string }) {
  app.get<{ Params: { slug: string } }>('/og/product/:slug', async (request, reply) => {
    const { product } = await deps.catalog.single(request.params.slug).catch((error: unknown) => {
      if (error instanceof AppError) return { product: null }
      throw error
    })
    if (product === null) return reply.redirect('/collection')
    const page = `${deps.storeUrl}/product/${product.slug}`
    const words = product.description
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'public, max-age=300')
    return reply.type('text/html; charset=utf-8').send(
      previewPage({
        title: product.name,
        words,
        page,
        image: `${deps.storeUrl}${socialPicture(product.image[0])}`,
      }),
    )
  })
}

/** The 1200x630 form of a product's picture, or the house's own where there is none. */
function socialPicture(image: string | undefined): string {
  const key = /^\/media\/garments\/([^/]+)\//.exec(image ?? '')?.[1]
  return key === undefined ? '/social-card.jpg' : `/media/social/${key}.jpg`
}

function previewPage(content: { title: string; words: string; page: string; image: string }): string {
  const [title, words, page, image] = [content.title, content.words, content.page, content.image].map(
    escapeHtml,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${words}"><link rel="canonical" href="${page}">
<meta property="og:type" content="product"><meta property="og:site_name" content="First Fashion">
<meta property="og:title" content="${title}"><meta property="og:description" content="${words}">
<meta property="og:url" content="${page}"><meta property="og:image" content="${image}">
<meta property="og:image:width" content="${socialCard.width}"><meta property="og:image:height" content="${socialCard.height}">
<meta name="twitter:card" content="summary_large_image"><meta http-equiv="refresh" content="0; url=${page}">
</head><body><p><a href="${page}">${title}</a></p></body></html>`
}
