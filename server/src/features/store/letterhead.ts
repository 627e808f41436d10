import type { StoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import type { Letterhead } from '../../platform/pdf/pdf-document.ts'

/** Who writes documents, and where parcels come back to. */
export const letterheadOf = (store: StoreDetails): Letterhead => ({
  name: store.name,
  lines: storeAddress(store),
})

/** The same on documents for the books: with the business as it is registered, and its numbers. */
export function invoiceLetterheadOf(store: StoreDetails): Letterhead {
  const { legalName, businessNumber, vatNumber } = store
  return {
    name: store.name,
    lines: [
      ...(legalName === '' || legalName === store.name ? [] : [legalName]),
      ...storeAddress(store),
      ...(businessNumber === '' ? [] : [`Business no. ${businessNumber}`]),
      ...(vatNumber === '' ? [] : [`VAT no. ${vatNumber}`]),
    ],
  }
}
