import { createHash } from 'node:crypto'
import { plainText } from '@first-fashion/contract/catalog/plain-text'
import type { Product } from '@first-fashion/contract/catalog/product'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import { orUnavailable, sendPicture } from '../../platform/media/media.routes.ts'
import { socialCard } from '../../platform/media/social-card-size.ts'
import { findSingle } from '../catalog/index.ts'
import type { SharingShop } from './sharing-shop.ts'

/**
 * The address that is shared: other sites read its title, words and 1200x630 picture,
 * people are sent on to the product [A7.49].
 */
export async function previewRoutes(app: FastifyInstance, shop: SharingShop) {
  const { media, store, storeUrl } = shop
  const productOf = (slug: string) =>
    findSingle(shop, slug).then(
      ({ answer }) => answer.product,
      (error: unknown) => {
        if (error instanceof AppError && error.kind === 'unknown') return undefined
        throw error
      },
    )

  // For pages that name no icon, such as the back office.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').redirect(store().brand.icon),
  )

  app.get<{ Params: { slug: string } }>('/og/product/:slug', async (request, reply) => {
    const product = await productOf(request.params.slug)
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
    if (product === undefined) return reply.status(404).send(unknownPage)
    return reply.send(previewPage(product, store().name, storeUrl))
  })

  app.get<{ Params: { slug: string } }>('/og/picture/:slug.jpg', async (request, reply) => {
    const product = await productOf(request.params.slug)
    const picture = product?.image[0]
    const file =
      product === undefined || picture === undefined
        ? undefined
        : await orUnavailable(
            media.pictures.card(picture, cardWords(product, store().name), () => media.mayDraw(request.ip)),
          )
    if (file === undefined) return reply.redirect(store().brand.socialCard)
    return sendPicture(reply, file, 'image/jpeg', 'public, max-age=86400')
  })
}

const cardWords = (product: Product, storeName: string) => ({
  house: storeName,
  title: product.name,
  line: formatPrice(product.price, lkr),
})

/** Other sites keep previews for long: the address changes with what the picture shows. */
function pictureAddress(product: Product, storeName: string, storeUrl: string): string {
  const print = createHash('sha256')
    .update(JSON.stringify([product.image[0], cardWords(product, storeName)]))
    .digest('hex')
  return `${storeUrl}/og/picture/${encodeURIComponent(product.slug)}.jpg?v=${print.slice(0, 12)}`
}

function previewPage(product: Product, storeName: string, storeUrl: string): string {
  const page = `${storeUrl}/product/${encodeURIComponent(product.slug)}`
  const words = plainText(product.description, 200)
  const image = pictureAddress(product, storeName, storeUrl)
  const tags = {
    'og:type': 'product',
    'og:site_name': storeName,
    'og:locale': 'en_GB',
    'og:title': product.name,
    'og:description': words,
    'og:url': page,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(socialCard.width),
    'og:image:height': String(socialCard.height),
    'og:image:alt': product.name,
    'product:price:amount': product.price.toFixed(2),
    'product:price:currency': 'LKR',
    'product:availability': availabilityOf(product),
  }
  const cards = {
    'twitter:card': 'summary_large_image',
    'twitter:title': product.name,
    'twitter:description': words,
    'twitter:image': image,
    'twitter:image:alt': product.name,
  }
  const metas = [
    ...Object.entries(tags).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    ...Object.entries(cards).map(([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}">`),
  ].join('\n')
  const [title, address] = [product.name, page].map(escapeHtml)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${escapeHtml(words)}"><link rel="canonical" href="${address}">
${metas}
<meta http-equiv="refresh" content="0; url=${address}"></head><body><p><a href="${address}">${title}</a></p></body></html>`
}

/** In the words of the tag; what is not yet open for everyone can be ordered later. */
function availabilityOf(product: Product): string {
  if (!isInStock(product)) return 'out of stock'
  return product.earlyAccessUntil === undefined ? 'in stock' : 'preorder'
}

const isInStock = ({ madeToOrder, variants }: Product) =>
  madeToOrder ||
  variants.length === 0 ||
  variants.some(({ sizes }) => sizes.some(({ quantity }) => quantity > 0))

const unknownPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page Not Found</title>
<meta name="robots" content="noindex"></head><body><p><a href="/collection">See the collection</a></p></body></html>`
