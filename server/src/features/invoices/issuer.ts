import type { StoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import type { Issuer } from './invoices.table.ts'

/** Who issues documents for the books now: the business as it is registered, with its numbers. */
export function issuerNow(store: StoreDetails): Issuer {
  const { name, legalName, businessNumber, vatNumber } = store
  return {
    name,
    lines: [
      ...(legalName === '' || legalName === name ? [] : [legalName]),
      ...storeAddress(store),
      ...(businessNumber === '' ? [] : [`Business no. ${businessNumber}`]),
      ...(vatNumber === '' ? [] : [`VAT no. ${vatNumber}`]),
    ],
    footer: store.invoiceFooter,
  }
}
