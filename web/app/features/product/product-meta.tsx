import type { Product } from '@first-fashion/contract/catalog/product'
import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import { paths } from '../../platform/paths.ts'
import { StructuredData } from '../../platform/screen/page-meta.tsx'
import { useOffers, useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { breadcrumbs, productFacts } from './product-structured-data.ts'

interface MetaProps {
  readonly product: Product
  readonly origin: string
  /** Domestic delivery prices; for server-rendered data. */
  readonly homeZones?: readonly HomeZone[]
  /** The description as plain text; for server-rendered data. */
  readonly words?: string
  readonly returnDays: number
}

/** A product's metadata for search engines and social sites [A2.47]. */
export function ProductMeta(props: MetaProps) {
  const { product, origin, words, returnDays } = props
  const { t } = useTranslation()
  const store = useStore()
  const { taxesAdded = false } = useOffers()
  const slug = product.slug || product._id
  const page = `${origin}${paths.product(slug)}`
  const image = `${origin}${paths.socialPicture(slug)}`
  return (
    <>
      <title>{t('shell.pageTitle', { title: product.name })}</title>
      {words && <meta name="description" content={words} />}
      <link rel="canonical" href={page} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={store.name} />
      <meta property="og:title" content={product.name} />
      {words && <meta property="og:description" content={words} />}
      <meta property="og:url" content={page} />
      <meta property="og:image" content={image} />
      {import.meta.env.SSR ? <PicturedPrice product={product} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Search engines read what the server wrote; the browser has it already, and never the program that writes it. */}
      <StructuredData
        facts={
          import.meta.env.SSR
            ? productFacts(product, {
                storeName: store.name,
                origin,
                page,
                words: words ?? '',
                homeZones: props.homeZones ?? [],
                returnDays,
                taxesAdded,
              })
            : {}
        }
      />
      <StructuredData facts={import.meta.env.SSR ? breadcrumbs(product, store.name, origin) : {}} />
    </>
  )
}

/** For social sites, which read the server's HTML: not part of the browser bundle. */
const PicturedPrice = ({ product }: { readonly product: Product }) => (
  <>
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={product.name} />
    <meta property="product:price:amount" content={product.price.toFixed(2)} />
    <meta property="product:price:currency" content="LKR" />
  </>
)
