import type { TenderSource } from '../order-sums/index.ts'
import { creditFor } from './store-credit.rules.ts'
import { creditChanged, type StoreCredit } from './store-credit.service.ts'

/** Store credit as a tender of orders. */
export const storeCreditTender = (storeCredit: StoreCredit): TenderSource => ({
  name: 'store-credit',
  kind: 'store-credit',
  label: 'Store credit',
  balanceOf: (db, customerId) => storeCredit.balanceOf(db, customerId),
  paysOf: creditFor,
  pay: (tx, { customerId, orderId, cents }) => storeCredit.spend(tx, customerId, orderId, cents),
  changedCode: creditChanged,
  giveBack: (tx, order, cents) => storeCredit.giveBack(tx, order, cents),
})
