import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { useOrder } from '../orders/index.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressForm } from './queries.ts'
import { useWords } from './words.ts'

/** A way to correct where an order goes, for those who may, until all of it has left. */
export function AddressCorrection({ orderId }: { readonly orderId: string }) {
  const mayChange = useRoleMay('orders.move')
  const order = useOrder(orderId).data
  return mayChange && order !== undefined ? <Correction order={order} /> : null
}

function Correction({ order: { _id: id, version, fulfilment } }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const form = useAddressForm(id, version)
  if (form.isError && form.data === undefined)
    return (
      <div className="mt-3">
        <LoadFailure error={form.error} onRetry={() => form.refetch()} />
      </div>
    )
  if (form.data === undefined) return null
  const { problem } = form.data
  return (
    <>
      {problem === '' ? (
        <Button variant="link" className="mt-2 text-small" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      ) : null}
      {problem === '' || fulfilment === 'cancelled' ? null : (
        <p className="mt-2 text-small text-timber">{problem}</p>
      )}
      {isOpen ? <AddressForm orderId={id} form={form.data} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
