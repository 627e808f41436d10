import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { buttonClass } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRoleMay } from '../../platform/session.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { useWords } from './words.ts'

/** i18next uses the name 'lng' for its language. */
const foundAt = ({ lat, lng, formattedAddress }: NonNullable<StaffOrder['location']>) => ({
  latitude: lat,
  longitude: lng,
  formattedAddress,
})

interface PanelProps {
  readonly order: StaffOrder
  /** What stands below the address. */
  readonly children: ReactNode
}

/** Where an order goes, how, and whose it is. */
export function AddressPanel({ order, children }: PanelProps) {
  const { t } = useWords()
  return (
    <section className="border border-hairline bg-paper p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{t('address')}</h2>
        <CustomerLink customer={order.customer} />
      </div>
      <DeliveryAddress address={order.address}>
        <br />
        {order.email}
      </DeliveryAddress>
      {children}
      {order.location === null ? null : (
        <p className="mt-4 text-small wrap-anywhere">
          {t('foundAt', foundAt(order.location))}{' '}
          <a
            href={mapOf(order.location)}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {t('showOnMap')}
          </a>
        </p>
      )}
      <p className="mt-4 text-small">
        {[
          t(order.isExpress ? 'express' : 'standard'),
          ...(order.shippingZone === '' ? [] : [order.shippingZone]),
          ...(order.estimatedDays === null ? [] : [t('dayRange', order.estimatedDays)]),
        ].join(' · ')}
      </p>
      {order.instructions === '' ? null : (
        <>
          <h3 className="mt-4 text-small font-semibold">{t('instructions')}</h3>
          <p className="wrap-anywhere">{order.instructions}</p>
        </>
      )}
    </section>
  )
}

/** Only those who may see customers, of an account that still exists. */
function CustomerLink({ customer: { _id: id, name } }: Pick<StaffOrder, 'customer'>) {
  const mayRead = useRoleMay('customers.read')
  if (!mayRead || id === null) return null
  return (
    <Link to={`/customers/${id}`} className={buttonClass('link', 'text-small')}>
      {name}
    </Link>
  )
}

/** A link to the position on Google Maps; needs no API key. */
const mapOf = ({ lat, lng, placeId }: NonNullable<StaffOrder['location']>): string => {
  const query = { api: '1', query: `${lat},${lng}`, ...(placeId === '' ? {} : { query_place_id: placeId }) }
  return `https://www.google.com/maps/search/?${new URLSearchParams(query)}`
}
