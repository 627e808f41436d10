import type { StaffProduct } from '@first-fashion/contract/staff/product-calls'
import { Swatch, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { CallFailure, call } from '../../platform/api.ts'

/** Pieces on hand, colour by colour; a number is saved when its field is left. */
export function StockTable({ product }: { readonly product: StaffProduct }) {
  const { t } = useTranslation()
  if (product.madeToOrder || product.variants.length === 0)
    return (
      <p className="border border-hairline bg-paper p-5 text-timber">
        {t(product.madeToOrder ? 'madeToOrder' : 'noColours')}
      </p>
    )
  return (
    <section className="self-start border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('stock')}</h2>
      {product.variants.map((variant) => (
        <div key={variant._id} className="mb-5 last:mb-0">
          <h3 className="mb-2 flex items-center gap-2 text-small font-semibold">
            <Swatch colour={variant.colorCode} />
            {variant.color}
          </h3>
          <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
            {variant.sizes.map((size) => (
              <StockField
                key={`${size.size} ${size.onHand}`}
                product={product}
                color={variant.color}
                variantIndex={variant.variantIndex}
                {...size}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

interface StockFieldProps {
  readonly product: StaffProduct
  readonly color: string
  readonly variantIndex: number
  readonly size: string
  readonly onHand: number
  readonly held: number
}

function StockField({ product, color, variantIndex, size, onHand, held }: StockFieldProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [text, setText] = useState(String(onHand))
  const save = async () => {
    if (text === String(onHand)) return
    if (!/^\d{1,7}$/.test(text)) {
      toast.error(t('wrongStock'))
      return setText(String(onHand))
    }
    try {
      const body = { variantIndex, size, onHand: Number(text), expected: onHand }
      const answer = await call('staff.stock-set', { params: { id: product._id }, body })
      queries.setQueryData(['product', product._id], answer.product)
      toast.success(answer.message)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
      setText(String(onHand))
      if (failure instanceof CallFailure && failure.code === 'catalog.stock-changed-meanwhile')
        void queries.invalidateQueries({ queryKey: ['product', product._id] })
    }
  }
  return (
    <TextField
      label={size}
      aria-label={t('stockOf', { color, size })}
      inputMode="numeric"
      value={text}
      hint={held === 0 ? undefined : t('held', { count: held })}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      className="tabular-nums"
    />
  )
}
