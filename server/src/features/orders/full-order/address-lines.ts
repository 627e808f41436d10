import { countryName } from '@first-fashion/contract/countries/country-name'
import { stateName } from '../../countries/index.ts'
import type { FullOrder } from '../order.queries.ts'

/** Where an order goes, as on a parcel; nothing of an account that was deleted. */
export const addressLines = ({ order }: FullOrder): string[] =>
  [
    `${order.firstName} ${order.lastName}`.trim(),
    [order.street, order.apartment].filter((part) => part !== '').join(', '),
    [order.city, stateName(order.countryCode, order.state), order.zipcode]
      .filter((part) => part !== '')
      .join(', '),
    countryName(order.countryCode),
    order.phone,
  ].filter((line) => line !== '')
