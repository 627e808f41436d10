import { publicStoreDetails } from '@first-fashion/contract/store/details'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currentOffers } from './offers.ts'

export const storeRoutes = (shop: Shop): Handlers => ({
  'store.details': async () => {
    return {
      success: true,
      store: publicStoreDetails.parse(shop.store()),
      offers: currentOffers(shop),
      isRehearsal: shop.isRehearsal === true,
    }
  },
})
