import '../words/looks-words.ts'
import type { Product } from '@first-fashion/contract/catalog/product'
import type { FeaturedProduct } from '@first-fashion/contract/looks/look'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Button, Notice, Picture, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCart } from '../../cart/index.ts'
import { EarlyAccess, refuseSelection, skuOf, useSelection, VariantChoice } from '../../sellables/index.ts'

/** A product of an article has no colour that somebody wears. */
type TaggedProduct = FeaturedProduct & { readonly variantIndex?: number | null }

interface ShopTheLookProps {
  readonly products: readonly TaggedProduct[]
  /** What its heading stands below. */
  readonly level: 2 | 3
}

/** The products of a look, each with its price in rupees, a way to its page, and one into the cart [B9.22]. */
export function ShopTheLook({ products, level }: ShopTheLookProps) {
  const { t } = useTranslation()
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading className="mb-3 text-title">{t('looks:featured')}</Heading>
      <ul className="flex flex-col gap-5">
        {products.map((product) => (
          <li key={product._id}>
            <Featured product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Featured({ product }: { readonly product: TaggedProduct }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const choiceId = useId()
  const { _id, slug, name, image, price, variantIndex = null } = product
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-x-4">
      <Link to={paths.product(slug)} tabIndex={-1} aria-hidden="true">
        <Picture src={image[0] ?? ''} alt="" sizes="64px" />
      </Link>
      <div className="min-w-0 self-center">
        <Link
          to={paths.product(slug)}
          aria-label={t('looks:shop', { name })}
          className="block min-h-6 font-medium wrap-anywhere hover:text-leaf"
        >
          {name}
        </Link>
        <p className="tabular-nums">{formatPrice(price, lkr)}</p>
        <Button
          variant="link"
          className="text-small"
          aria-label={t('looks:chooseOf', { name })}
          aria-expanded={isOpen}
          aria-controls={choiceId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('looks:choose')}
          <ChevronDown aria-hidden="true" size={16} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      <div id={choiceId} className="col-span-2 pt-3 empty:hidden">
        {isOpen ? <AddFeatured productId={_id} variantIndex={variantIndex} /> : null}
      </div>
    </div>
  )
}

interface FeaturedProps {
  readonly productId: string
  /** The colour to begin with. */
  readonly variantIndex: number | null
}

/** Loads a product of a look with its stock of now, and asks for colour and size. */
function AddFeatured({ productId, variantIndex }: FeaturedProps) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['product', productId],
    queryFn: () => call('catalog.single-by-id', { query: { id: productId } }),
  })
  if (error !== null) return <Notice>{refusalWords(error, t('looks:productFailed'))}</Notice>
  if (data === undefined) return <Skeleton className="h-44" />
  return <Choice product={data.product} variantIndex={variantIndex} />
}

function Choice({
  product,
  variantIndex,
}: Pick<FeaturedProps, 'variantIndex'> & { readonly product: Product }) {
  const { t } = useTranslation()
  const { add } = useCart()
  const selection = useSelection(product, variantIndex)
  const [hasAccess, setAccess] = useState(false)
  const { chosen } = selection
  return (
    <div className="flex flex-col gap-5 rounded-soft bg-sand p-4">
      <VariantChoice product={product} selection={selection} />
      <EarlyAccess product={product} onOpen={setAccess} isBrief />
      <Button
        aria-label={t('looks:addName', { name: product.name })}
        disabled={Boolean(product.earlyAccessUntil) && !hasAccess}
        onClick={() => {
          if (!refuseSelection(product, chosen, t)) void add(skuOf(product, chosen), chosen.quantity)
        }}
      >
        {t('looks:addToCart')}
      </Button>
    </div>
  )
}
