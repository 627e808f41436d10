import type { StoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import type { Letterhead } from '../../platform/pdf/pdf-document.ts'

/** Who writes documents, and where parcels come back to. */
export const letterheadOf = (store: StoreDetails): Letterhead => ({
  name: store.name,
  lines: storeAddress(store),
})
