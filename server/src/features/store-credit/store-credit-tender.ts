import type { Shop } from '../../shop.ts'
import type { TenderSource } from '../order-sums/index.ts'
import { creditFor } from './store-credit.rules.ts'
import {
  creditChanged,
  giveBackStoreCredit,
  spendStoreCredit,
  storeCreditOf,
} from './store-credit.service.ts'

/** Store credit as a tender of orders. */
export const storeCreditTender = (shop: Shop): TenderSource => ({
  name: 'store-credit',
  kind: 'store-credit',
  label: 'Store credit',
  balanceOf: storeCreditOf,
  paysOf: creditFor,
  pay: (tx, { customerId, orderId, cents }) => spendStoreCredit(shop, tx, customerId, orderId, cents),
  changedCode: creditChanged,
  giveBack: (tx, order, cents) => giveBackStoreCredit(shop, tx, order, cents),
})
