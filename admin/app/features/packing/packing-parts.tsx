import { Button, buttonClass } from '@first-fashion/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRoleMay } from '../../platform/session.ts'
import { CautionDialog, packedItems, useOrder } from '../orders/index.ts'
import { usePackingSlip } from './queries.ts'
import { useWords } from './words.ts'

/** The packing slip, on the page of an order; nothing if the shop packs none of it. */
export function SlipPanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const slip = usePackingSlip(orderId)
  const [isAsking, setAsking] = useState(false)
  const order = useOrder(orderId).data
  if (!useRoleMay('orders.move') || order === undefined || packedItems(order).length === 0) return null
  return (
    <section className="flex flex-wrap items-baseline justify-between gap-x-4 border border-hairline bg-paper px-5 py-3">
      <h2 className="text-title">{t('slip')}</h2>
      <Button
        variant="link"
        className="text-small"
        busy={slip.isPending}
        onClick={() => (order.caution === null ? slip.mutate(false) : setAsking(true))}
      >
        {t('download')}
      </Button>
      <CautionDialog
        open={isAsking}
        order={order}
        confirm={t('download')}
        isBusy={slip.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => slip.mutate(true, { onSettled: () => setAsking(false) })}
      />
    </section>
  )
}

/** The way to the pick list, above the list of orders. */
export function PickListLink() {
  const { t } = useWords()
  if (!useRoleMay('orders.move')) return null
  return (
    <p className="mb-4 text-right">
      <Link to="/orders/pick-list" className={buttonClass('link', 'text-small')}>
        {t('openPickList')}
      </Link>
    </p>
  )
}
