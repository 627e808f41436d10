import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import { Badge, Button, type Column, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { dayInWords, shopDay } from '../../platform/shop-time.ts'
import { PromoCodeDialog } from './promo-code-dialog.tsx'
import { promoCodeState } from './promo-code-state.ts'
import { usePromoCodes } from './queries.ts'
import { useWords } from './words.ts'

const rupees = (amount: number) => formatPrice(amount, lkr)

/** The promo codes with their discounts, conditions and uses. */
export function PromoCodesPage() {
  const { t } = useWords()
  const [edited, setEdited] = useState<StaffPromoCode | 'new'>()
  const { query: listed, choice } = useListAddress()
  const source = choice('source', ['newsletter', 'staff', 'reward'])
  const query = { ...listed, ...(source ? { source } : {}) }
  const list = usePromoCodes(query)
  return (
    <>
      <ListFrame
        title={t('promo-codes')}
        {...frameOf(list)}
        action={
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addPromoCode')}
          </Button>
        }
        filters={
          <FilterSelect
            name="source"
            label={t('source')}
            options={[
              ['staff', t('madeByStaff')],
              ['newsletter', t('madeForSubscribers')],
              ['reward', t('madeForRewards')],
            ]}
          />
        }
      >
        <div className="border border-hairline bg-paper px-4">
          <Table
            label={t('promo-codes')}
            onPhone="stack"
            rows={list.data?.promoCodes ?? []}
            keyOf={(one) => one.code}
            columns={useColumns(setEdited)}
          />
        </div>
      </ListFrame>
      {edited === undefined ? null : (
        <PromoCodeDialog
          key={edited === 'new' ? 'new' : `${edited.code} ${edited.version}`}
          promoCode={edited === 'new' ? undefined : edited}
          onReload={async () => {
            const { data } = await list.refetch()
            setEdited((before) =>
              data?.promoCodes.find(
                ({ code }) => before !== undefined && before !== 'new' && code === before.code,
              ),
            )
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function useColumns(onEdit: (promoCode: StaffPromoCode) => void): readonly Column<StaffPromoCode>[] {
  const { t } = useWords()
  return [
    {
      title: t('promoCode'),
      isName: true,
      cell: (one) => (
        <div className="min-w-0">
          <Button variant="text" className="underline" onClick={() => onEdit(one)}>
            {one.code}
          </Button>
          {one.note === '' ? null : <p className="text-small text-timber wrap-anywhere">{one.note}</p>}
        </div>
      ),
    },
    { title: t('takesOff'), cell: (one) => takesOff(one, t('freeShipping')) },
    {
      title: t('days'),
      cell: ({ startsOn, endsOn }) =>
        startsOn === null && endsOn === null ? t('always') : `${inWords(startsOn)} – ${inWords(endsOn)}`,
    },
    {
      title: t('uses'),
      isNumber: true,
      cell: ({ uses, usesMaximum }) => (usesMaximum === null ? uses : `${uses} / ${usesMaximum}`),
    },
    { title: t('discountGiven'), isNumber: true, cell: (one) => rupees(one.discountGiven) },
    {
      title: t('status'),
      cell: (one) => {
        const state = promoCodeState(one, shopDay(new Date()))
        return <Badge tone={state === 'active' ? 'leaf' : 'plain'}>{t(`promoCodeStates.${state}`)}</Badge>
      },
    },
  ]
}

function takesOff({ discountType, discountValue }: StaffPromoCode, freeShipping: string): string {
  if (discountType === 'free_shipping') return freeShipping
  return discountType === 'percentage' ? `${discountValue} %` : rupees(discountValue)
}

const inWords = (day: string | null): string => (day === null ? '…' : dayInWords(day))
