/** The front door of store credit: balances, and every change of one. */
export { storeCreditFeature } from './store-credit.feature.ts'
export { creditFor } from './store-credit.rules.ts'
export {
  giveStoreCredit,
  refundToStoreCredit,
  storeCreditOf,
  takeBackStoreCredit,
} from './store-credit.service.ts'
export { storeCreditTender } from './store-credit-tender.ts'
