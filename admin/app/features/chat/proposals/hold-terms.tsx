import { SelectField } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useChatCustomer, useShownProducts } from '../queries.ts'
import { useWords } from '../words.ts'
import type { TermsPartProps } from './terms-part.ts'
import { type ChosenVariant, VariantChoice } from './variant-choice.tsx'

/** A size of something that was shown in the chat, or that the customer has in the cart or the wishlist. */
export function HoldTerms({ conversationId, onChange }: TermsPartProps) {
  const { t } = useWords()
  const { data } = useChatCustomer(conversationId)
  const { data: shown } = useShownProducts(conversationId)
  const cards = [...(shown ?? []), ...(data?.cart ?? []), ...(data?.wishlist ?? [])]
  const products = [...new Map(cards.map((card) => [card.id, card])).values()]
  const [productId, setProductId] = useState<string>()
  const [variant, setVariant] = useState<ChosenVariant>()
  useEffect(() => {
    const isWhole = productId !== undefined && variant !== undefined
    onChange(isWhole ? { kind: 'hold', productId, ...variant, quantity: 1 } : undefined)
  }, [productId, variant, onChange])
  if (products.length === 0) return <p className="text-timber">{t('noProducts')}</p>
  return (
    <>
      <SelectField
        label={t('product')}
        value={productId ?? ''}
        onChange={({ target }) => {
          setVariant(undefined)
          setProductId(target.value || undefined)
        }}
      >
        <option value="" />
        {products.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <VariantChoice productId={productId} chosen={variant} onChoose={setVariant} />
    </>
  )
}
