import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { carriers, typedTracking } from '@first-fashion/contract/orders/tracking'
import { Button, ConfirmDialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoseParcel, useTrackOrder } from './queries.ts'
import { useWords } from './words.ts'

/** Where the parcel of an order can be followed. */
export function TrackingPanel({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const saving = useTrackOrder(order)
  const { carrier = '', number = '', url = '' } = order.tracking ?? {}
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(typedTracking),
    values: { carrier, number, url },
  })
  const known = useId()
  const errorOf = (field: 'carrier' | 'number' | 'url') => formState.errors[field]?.message
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('tracking')}</h2>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={handleSubmit((typed) => saving.mutate(typed))}
      >
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('carrier')} list={known} error={errorOf('carrier')} {...register('carrier')} />
          <TextField label={t('trackingNumber')} error={errorOf('number')} {...register('number')} />
        </div>
        <datalist id={known}>
          {carriers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={t('trackingLink')}
          type="url"
          hint={t('trackingLinkHint')}
          error={errorOf('url')}
          {...register('url')}
        />
        <Button type="submit" variant="secondary" busy={saving.isPending} disabled={!formState.isDirty}>
          {t('saveTracking')}
        </Button>
      </form>
      {isOnItsWay(order) ? <LostParcel order={order} /> : null}
    </section>
  )
}

const lostText = 'Parcel lost'

/** Shipped, not delivered, and not reported as lost yet. */
const isOnItsWay = ({ fulfilment, events }: StaffOrder): boolean =>
  (fulfilment === 'shipped' || fulfilment === 'out-for-delivery') &&
  !events.some(({ text }) => text === lostText)

function LostParcel({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const reporting = useLoseParcel(order)
  return (
    <>
      <Button variant="quiet" className="mt-3" onClick={() => setAsking(true)}>
        {t('parcelLost')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('parcelLostTitle')}
        text={t('parcelLostText')}
        closeLabel={t('close')}
        keep={t('parcelLostNo')}
        confirm={t('parcelLostYes')}
        isBusy={reporting.isPending}
        onConfirm={() => reporting.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
