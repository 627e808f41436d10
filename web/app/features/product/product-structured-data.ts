import type { Product } from '@first-fashion/contract/catalog/product'
import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import { paths } from '../../platform/paths.ts'
import { ratingText, sizesInStock } from '../sellables/index.ts'

interface PageOfProduct {
  readonly storeName: string
  readonly origin: string
  /** The product's canonical URL. */
  readonly page: string
  readonly words: string
  readonly homeZones: readonly HomeZone[]
  /** Days after the delivery in which it can be returned. */
  readonly returnDays: number
  /** Whether the checkout adds taxes to the price. */
  readonly taxesAdded: boolean
}

const day = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** A schema.org product, its price in rupees [A2.47]. */
export function productFacts(
  product: Product,
  { storeName, origin, page, words, homeZones, returnDays, taxesAdded }: PageOfProduct,
): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: words,
    image: product.image.map((image) => `${origin}${image}`),
    sku: product._id,
    brand: { '@type': 'Brand', name: storeName },
    category: `${product.category} / ${product.subCategory}`,
    ...(product.variants.length === 0
      ? {}
      : { color: product.variants.map(({ color }) => color).join(', ') }),
    ...(product.fabric === undefined ? {} : { material: product.fabric }),
    offers: offerOf(product, { page, homeZones, returnDays, taxesAdded }),
    ...(product.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratingText(product.averageRating),
            reviewCount: product.reviewCount,
            bestRating: 5,
          },
        }),
  }
}

function offerOf(
  product: Product,
  {
    page,
    homeZones,
    returnDays,
    taxesAdded,
  }: Pick<PageOfProduct, 'page' | 'homeZones' | 'returnDays' | 'taxesAdded'>,
): object {
  const price = { priceCurrency: 'LKR', price: product.price.toFixed(2) }
  const cannotReturn = product.madeToOrder || product.finalSale === true
  return {
    '@type': 'Offer',
    url: page,
    ...price,
    ...(taxesAdded
      ? { priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false } }
      : {}),
    itemCondition: 'https://schema.org/NewCondition',
    ...availabilityOf(product),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'LK',
      returnPolicyCategory: `https://schema.org/${cannotReturn ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'}`,
      ...(cannotReturn ? {} : { merchantReturnDays: returnDays }),
    },
    // The print partner quotes its parcel once the address is known.
    ...(product.madeToOrder
      ? {}
      : { shippingDetails: homeZones.map((zone) => shippingTo(zone, product.price)) }),
  }
}

/** What is not yet open for everyone can be ordered later. */
function availabilityOf(product: Product): object {
  const isInStock = product.madeToOrder || sizesInStock(product).length > 0
  const opensAt = product.earlyAccessUntil
  if (isInStock && opensAt !== undefined)
    return {
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: new Date(opensAt).toISOString(),
    }
  return { availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}` }
}

/** The price and time of delivering one item to a domestic zone. */
function shippingTo({ regions, fees, days }: HomeZone, price: number): object {
  const fee = fees.findLast(({ fromRupees }) => fromRupees <= price)?.fee ?? 0
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'LKR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'LK',
      ...(regions.length === 0 ? {} : { addressRegion: regions }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: day(0, 0),
      transitTime: day(days.min, days.max),
    },
  }
}

/** The product's breadcrumbs: home, all products, its collection if any, itself. */
export function breadcrumbs(product: Product, storeName: string, origin: string): object {
  const steps = [
    { name: storeName, item: `${origin}${paths.home()}` },
    { name: 'Collection', item: `${origin}${paths.collection()}` },
    ...(product.collection === null
      ? []
      : [
          {
            name: product.collection.name,
            item: `${origin}${paths.collection()}?collection=${product.collection.id}`,
          },
        ]),
    { name: product.name, item: `${origin}${paths.product(product.slug || product._id)}` },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
