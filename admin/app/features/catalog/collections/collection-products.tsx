import type {
  CollectionProduct,
  StaffCollection,
} from '@first-fashion/contract/catalog/staff-collection-calls'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { Badge, Button, Picture, TextField } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useProductSearch } from '../queries.ts'
import { usePlaceProducts } from './queries.ts'
import { useWords } from './words.ts'

interface CollectionProductsProps {
  readonly collection: StaffCollection
  readonly products: readonly CollectionProduct[]
}

/** The products of a collection, and a search to add more. */
export function CollectionProducts({ collection, products }: CollectionProductsProps) {
  const { t } = useWords()
  const placing = usePlaceProducts(collection.id)
  const isPlacing = (id: string) =>
    placing.isPending && [placing.variables.add, placing.variables.remove].some((ids) => ids?.includes(id))
  return (
    <section className="self-start border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('productsInCollection', { count: products.length })}</h2>
      <PutIn
        collectionId={collection.id}
        buttonOf={(product) => (
          <Button
            variant="secondary"
            busy={isPlacing(product._id)}
            aria-label={t('addName', { name: product.name })}
            onClick={() => placing.mutate({ add: [product._id] })}
          >
            {t('add')}
          </Button>
        )}
      />
      <ul className="mt-5 border-t border-hairline">
        {products.map((product) => (
          <ProductItem key={product._id} product={product} image={product.image}>
            <Button
              variant="quiet"
              busy={isPlacing(product._id)}
              aria-label={t('removeName', { name: product.name })}
              onClick={() => placing.mutate({ remove: [product._id] })}
            >
              {t('remove')}
            </Button>
          </ProductItem>
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
              <ProductItem
                key={product._id}
                product={product}
                image={product.image[0] ?? ''}
                currentCollection={product.collection?.name}
              >
                {buttonOf(product)}
              </ProductItem>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface ProductItemProps {
  readonly product: Omit<CollectionProduct, 'image'>
  readonly image: string
  /** The product's current collection, to show before moving it. */
  readonly currentCollection?: string | undefined
  readonly children: ReactNode
}

function ProductItem({ product, image, currentCollection, children }: ProductItemProps) {
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
