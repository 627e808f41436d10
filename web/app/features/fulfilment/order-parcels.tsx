import 'virtual:contract-routes/fulfilment'
import type { Parcel } from '@first-fashion/contract/fulfilment/parcel'
import type { Order } from '@first-fashion/contract/orders/order'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { fulfilmentKeys } from './fulfilment.keys.ts'
import { OrderParcel } from './order-parcel.tsx'
import './fulfilment-words.ts'

/** A job opens the order at the print partner soon after the payment. */
const pollMs = 5_000
const pollForMs = 60_000

/** The parcels of an order with something made to order, each with its progress; nothing for any other order. */
export default function OrderParcels({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const isOver = order.status === 'Cancelled'
  const found = useQuery({
    queryKey: fulfilmentKeys.parcels(order),
    enabled: order.items.some(isMade) && !isOver,
    placeholderData: keepPreviousData,
    queryFn: async () => (await call('fulfilment.parcels', { params: { orderId: order._id } })).parcels,
    refetchInterval: ({ state }) => (isNew(order) && isWaiting(state.data) ? pollMs : false),
  })
  const parcels = found.data ?? []
  if (isOver || parcels.length === 0) return null
  return (
    <section aria-label={t('fulfilment:parcels')} className="border-b border-hairline px-5 py-4 text-small">
      {parcels.length > 1 ? <p className="mb-3">{t('fulfilment:comesInTwo')}</p> : null}
      <div className="grid gap-4 md:grid-cols-2">
        {parcels.map((parcel) => (
          <OrderParcel key={parcel.from} parcel={parcel} />
        ))}
      </div>
    </section>
  )
}

/** Whatever is not a product of the catalogue has its kind in its id. */
const isMade = ({ productId }: Order['items'][number]): boolean => productId?.includes('_') === true

const isNew = ({ date }: Order): boolean => Date.now() - date < pollForMs

const isWaiting = (parcels: readonly Parcel[] | undefined): boolean => {
  const made = parcels?.find(({ from }) => from === 'print-partner')
  return made === undefined || (made.step === 'waiting' && made.problem === null)
}
