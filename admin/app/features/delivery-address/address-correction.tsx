import { Button, Dialog, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useSharedWords } from '../../platform/words/words.ts'
import { useOrder } from '../orders/index.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressForm } from './queries.ts'
import { useWords } from './words.ts'

/** A way to correct where an order goes, until its parcel leaves. */
export function AddressCorrection({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const state = useOrder(orderId).data?.fulfilment
  if (state !== 'placed' && state !== 'packing') return null
  return (
    <>
      <Button variant="link" className="mt-2 text-small" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {isOpen ? <AddressDialog orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface DialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

function AddressDialog({ orderId, onClose }: DialogProps) {
  const { t } = useWords()
  const { t: shared } = useSharedWords()
  const form = useAddressForm(orderId)
  const country = form.data?.country ?? null
  if (form.data?.problem === '' && country !== null)
    return <AddressForm orderId={orderId} form={{ ...form.data, country }} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      place={form.isPending ? 'wide' : 'middle'}
      title={t('title')}
      closeLabel={shared('close')}
    >
      {form.isError ? <LoadFailure error={form.error} onRetry={() => form.refetch()} /> : null}
      {form.isPending ? <Skeleton className="h-72" /> : <p>{form.data?.problem}</p>}
    </Dialog>
  )
}
