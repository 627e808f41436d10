import type {
  CollectionProduct,
  StaffCollection,
} from '@first-fashion/contract/catalog/staff-collection-calls'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { Badge, Button, Picture, TextField } from '@first-fashion/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { useProductSearch } from '../use-product-search.ts'
import { useWords } from './words.ts'

interface CollectionProductsProps {
  readonly collection: StaffCollection
  readonly products: readonly CollectionProduct[]
  readonly onPlace: (change: { add?: string[]; remove?: string[] }) => Promise<void>
}

/** The products of a collection, and a search to add more. */
export function CollectionProducts({ collection, products, onPlace }: CollectionProductsProps) {
  const { t } = useWords()
  const [busy, setBusy] = useState<string>()
  const place = async (id: string, change: { add?: string[]; remove?: string[] }) => {
    setBusy(id)
    try {
      await onPlace(change)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className="self-start border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('productsInCollection', { count: products.length })}</h2>
      <PutIn
        collectionId={collection.id}
        buttonOf={(product) => (
          <Button
            look="secondary"
            busy={busy === product._id}
            aria-label={t('addName', { name: product.name })}
            onClick={() => place(product._id, { add: [product._id] })}
          >
            {t('add')}
          </Button>
        )}
      />
      <ul className="mt-5 border-t border-hairline">
        {products.map((product) => (
          <ProductCollection key={product._id} product={product} image={product.image}>
            <Button
              look="quiet"
              busy={busy === product._id}
              aria-label={t('removeName', { name: product.name })}
              onClick={() => place(product._id, { remove: [product._id] })}
            >
              {t('remove')}
            </Button>
          </ProductCollection>
        ))}
      </ul>
    </section>
  )
}

interface PutInProps {
  readonly collectionId: string
  readonly buttonOf: (product: StaffProduct) => ReactNode
}

function PutIn({ collectionId, buttonOf }: PutInProps) {
  const { t } = useWords()
  const { word, setWord, isSearching, products: found } = useProductSearch()
  const others = (found ?? []).filter((product) => product.collection?.id !== collectionId).slice(0, 6)
  return (
    <>
      <TextField
        label={t('addProductLabel')}
        type="search"
        value={word}
        maxLength={100}
        onChange={(event) => setWord(event.target.value)}
      />
      {!isSearching ? null : (
        <div aria-live="polite">
          {found !== undefined && others.length === 0 ? (
            <p className="mt-3 text-small text-timber">{t('none')}</p>
          ) : null}
          <ul className="mt-2">
            {others.map((product) => (
              <ProductCollection
                key={product._id}
                product={product}
                image={product.image[0] ?? ''}
                currentCollection={product.collection?.name}
              >
                {buttonOf(product)}
              </ProductCollection>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface ProductCollectionProps {
  readonly product: Omit<CollectionProduct, 'image'>
  readonly image: string
  /** The product's current collection, to show before moving it. */
  readonly currentCollection?: string | undefined
  readonly children: ReactNode
}

function ProductCollection({ product, image, currentCollection, children }: ProductCollectionProps) {
  const { t } = useWords()
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 border-b border-hairline py-2 last:border-0">
      <Picture src={image} alt="" sizes="48px" />
      <div className="min-w-0">
        <Link
          to={`/products/${product._id}`}
          className="font-medium wrap-break-word underline underline-offset-4"
        >
          {product.name}
        </Link>
        <p className="text-small text-timber">
          {product.category}, {product.subCategory}
          {currentCollection === undefined
            ? null
            : ` · ${t('currentCollection', { name: currentCollection })}`}
        </p>
        {product.isPublished ? null : <Badge tone="plain">{t('notPublished')}</Badge>}
      </div>
      {children}
    </li>
  )
}
