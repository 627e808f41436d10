import type { Product } from '@first-fashion/contract/catalog/product'
import { Button, Notice, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCart } from '../../cart/index.ts'
import { EarlyAccess, refuseSelection, skuOf, useSelection, VariantChoice } from '../../sellables/index.ts'
import '../words/looks-words.ts'

interface FeaturedProps {
  readonly productId: string
  /** The colour to begin with. */
  readonly variantIndex: number | null
}

/** Loads a product of a look with its stock of now, and asks for colour and size. */
export function AddFeatured({ productId, variantIndex }: FeaturedProps) {
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
