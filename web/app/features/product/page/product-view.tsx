import '../words/product-words.ts'
import type { Product, ProductCollection } from '@first-fashion/contract/catalog/product'
import { Badge, buttonClass, More } from '@first-fashion/ui'
import { Award } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { paths } from '../../../platform/paths.ts'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { amountInText, type NotedProduct, type ProductNote } from '../../../shell/slots/product-note.ts'
import { useCurrency } from '../../currency/index.ts'
import { RatingLine, useSelection } from '../../sellables/index.ts'
import { ShareMenu } from '../../sharing/index.ts'
import { Gallery } from '../gallery.tsx'
import { PurchasePanel } from '../purchase/purchase-panel.tsx'
import { Reassurance } from '../purchase/reassurance.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { PromiseLine } from './promise-line.ts'

/** The product's collection, with a link to it. */
function CollectionStory({ collection }: { readonly collection: ProductCollection }) {
  const { t } = useTranslation()
  return (
    <section className="mt-6 pt-2">
      <h2 className="text-title">{t('product:collectionHeading', { name: collection.name })}</h2>
      <p className="mt-2 max-w-[42rem]">{collection.story}</p>
      <Link to={`${paths.collection()}?collection=${collection.id}`} className={buttonClass('link')}>
        {t('product:seeCollection')}
      </Link>
    </section>
  )
}

interface ViewProps {
  readonly product: Product
  readonly origin: string
  /** Days after the delivery in which it can be returned. */
  readonly returnDays: number
  /** Delivery and returns, with their numbers. */
  readonly promises: readonly PromiseLine[]
  /** What features say of it. */
  readonly notes: readonly ProductNote[]
}

/** A product with its pictures, price, choices and details. */
export function ProductView({ product, origin, returnDays, promises, notes }: ViewProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const selection = useSelection(product)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <Gallery name={product.name} images={selection.images} alts={product.imageAlts} />
      <div className="md:sticky md:top-28 md:self-start">
        <div className="mb-2 flex flex-wrap gap-2 lg:mb-3">
          {product.bestSeller ? <Badge tone="accent">{t('product.bestSeller')}</Badge> : null}
          {product.printful_integration.enabled ? (
            <Badge tone="leaf">{t('product.madeToOrder')}</Badge>
          ) : null}
        </div>
        <h1 className="text-heading lg:text-display">{product.name}</h1>
        <p className="item-price mt-2 text-title tabular-nums">{price(product.price)}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <RatingLine product={product} />
          <ShareMenu product={product} origin={origin} />
        </div>
        <PurchasePanel product={product} selection={selection}>
          <Reassurance promises={promises}>
            <ProductNotes product={product} returnDays={returnDays} notes={notes} />
          </Reassurance>
        </PurchasePanel>
        <div
          className="prose-house mt-8 border-t border-hairline pt-6"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, or JSON in which no tag can end.
          dangerouslySetInnerHTML={{ __html: product.description }}
        />
        <ProductFacts product={product} />
        {product.collection === null ? null : <CollectionStory collection={product.collection} />}
      </div>
    </div>
  )
}

const MemberNotes = lazyPart(() => import('./member-notes.tsx'))

interface NotesProps extends NotedProduct {
  readonly notes: readonly ProductNote[]
}

/** What features say of a product, first the same for everyone; a customer's own takes the same place. */
function ProductNotes(given: NotesProps) {
  const token = useToken()
  const { priceInText } = useCurrency()
  const draw = ({ name, text, more, detail, rupees }: ProductNote) => (
    <li key={name} className="flex gap-3">
      <Award aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <span className="text-ink">{text.replace(amountInText, priceInText(rupees))}.</span>{' '}
        {detail === '' ? null : <More title={more}>{detail}</More>}
      </div>
    </li>
  )
  const shown = given.notes.map(draw)
  return token ? (
    <Suspense fallback={shown}>
      <MemberNotes {...given} draw={draw} />
    </Suspense>
  ) : (
    shown
  )
}
