import type { ProposalTerms } from '@first-fashion/contract/chat/proposal-terms'
import { SelectField } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { CountField } from '../../../platform/count-field.tsx'
import { useChatCustomer, useOrderItems } from '../queries.ts'
import { useWords } from '../words.ts'
import type { TermsPartProps } from './terms-part.ts'
import { type ChosenVariant, VariantChoice } from './variant-choice.tsx'

type OrderKind = 'swap' | 'refund' | 'print-again' | 'reorder'

interface OrderTermsProps extends TermsPartProps {
  readonly kind: OrderKind
}

interface Chosen {
  readonly orderId?: string | undefined
  readonly lineId?: string | undefined
  readonly quantity: number
  readonly variant?: ChosenVariant | undefined
  readonly payout: 'original' | 'store-credit'
}

/** What is about an order: the order, and if need be an item of it with what it is exchanged for or how it is refunded. */
export function OrderTerms({ conversationId, kind, onChange }: OrderTermsProps) {
  const { t } = useWords()
  const { data } = useChatCustomer(conversationId)
  const [chosen, setChosen] = useState<Chosen>({ quantity: 1, payout: 'original' })
  const choose = (more: Partial<Chosen>) => setChosen({ ...chosen, ...more })
  const items = useOrderItems(chosen.orderId)
  const item = items.data?.find(({ lineId }) => lineId === chosen.lineId)
  useEffect(() => onChange(termsOf(kind, chosen)), [kind, chosen, onChange])
  const orders = data?.orders ?? []
  if (data !== undefined && orders.length === 0) return <p className="text-timber">{t('noOrders')}</p>
  const needsItem = kind === 'swap' || kind === 'refund'
  return (
    <>
      <SelectField
        label={t('order')}
        value={chosen.orderId ?? ''}
        onChange={({ target }) =>
          choose({ orderId: target.value || undefined, lineId: undefined, quantity: 1 })
        }
      >
        <option value="" />
        {orders.map(({ id, title, note }) => (
          <option key={id} value={id}>
            {`${title}: ${note}`}
          </option>
        ))}
      </SelectField>
      {needsItem ? (
        <>
          <SelectField
            label={t('item')}
            value={chosen.lineId ?? ''}
            onChange={({ target }) =>
              choose({ lineId: target.value || undefined, quantity: 1, variant: undefined })
            }
          >
            <option value="" />
            {items.data?.map(({ lineId, name, options }) => (
              <option key={lineId} value={lineId}>
                {[name, ...options].join(', ')}
              </option>
            ))}
          </SelectField>
          <CountField
            key={item?.lineId}
            label={t('quantity')}
            initial={1}
            minimum={1}
            maximum={item?.quantity ?? 1}
            onCount={(quantity) => choose({ quantity })}
          />
        </>
      ) : null}
      {kind === 'swap' ? (
        <VariantChoice
          productId={item?.productId ?? undefined}
          chosen={chosen.variant}
          onChoose={(variant) => choose({ variant })}
        />
      ) : null}
      {kind === 'refund' ? (
        <SelectField
          label={t('payout')}
          value={chosen.payout}
          onChange={({ target }) =>
            choose({ payout: target.value === 'original' ? 'original' : 'store-credit' })
          }
        >
          <option value="original">{t('payouts.original')}</option>
          <option value="store-credit">{t('payouts.store-credit')}</option>
        </SelectField>
      ) : null}
    </>
  )
}

function termsOf(
  kind: OrderKind,
  { orderId, lineId, quantity, variant, payout }: Chosen,
): ProposalTerms | undefined {
  if (orderId === undefined) return undefined
  if (kind === 'reorder' || kind === 'print-again') return { kind, orderId }
  if (lineId === undefined || Number.isNaN(quantity)) return undefined
  if (kind === 'refund') return { kind, orderId, lineId, quantity, payout }
  return variant === undefined ? undefined : { kind, orderId, lineId, quantity, ...variant }
}
