import type { Product } from '@first-fashion/contract/catalog/product'
import { paths } from '../../platform/paths.ts'
import { ratingText, sizesInStock } from '../catalog/product-words.ts'

interface MetaProps {
  readonly product: Product
  readonly origin: string
}

/** What search engines and other sites read of a product (spec A section 2). */
export function ProductMeta({ product, origin }: MetaProps) {
  const words = product.description
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160)
  const page = `${origin}${paths.product(product.slug || product._id)}`
  const image = `${origin}${socialPicture(product.image[0])}`
  return (
    <>
      <title>{`${product.name} · First Fashion`}</title>
      <meta name="description" content={words} />
      <link rel="canonical" href={page} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={page} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, or JSON in which no tag can end.
        dangerouslySetInnerHTML={{ __html: structured(product, page, image) }}
      />
    </>
  )
}

function socialPicture(image: string | undefined): string {
  const key = /^\/media\/garments\/([^/]+)\//.exec(image ?? '')?.[1]
  return key === undefined ? '/social-card.jpg' : `/media/social/${key}.jpg`
}

function structured(product: Product, page: string, image: string): string {
  const isInStock = sizesInStock(product).length > 0
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: ratingText(product.averageRating),
    reviewCount: product.reviewCount,
  }
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    image: [image],
    sku: product._id,
    category: `${product.category} / ${product.subCategory}`,
    ...(product.fabric === undefined ? {} : { material: product.fabric }),
    offers: {
      '@type': 'Offer',
      url: page,
      priceCurrency: 'LKR',
      price: product.price.toFixed(2),
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    },
    ...(product.reviewCount === 0 ? {} : { aggregateRating: rating }),
  })
  return json.replaceAll('<', '\\u003c')
}
