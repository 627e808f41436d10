import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { moveCodes, newsletterCodeOf } from './promo-codes.queries.ts'
import { promoCodeRoutes } from './promo-codes.routes.ts'
import { promoCodeStaffRoutes } from './promo-codes.staff.routes.ts'

export const promoCodesFeature = (shop: Shop): Feature => ({
  name: 'promo-codes',
  handlers: { ...promoCodeRoutes(shop), ...promoCodeStaffRoutes(shop) },
  personalData: {
    tables: ['promo_code_uses', 'promo_codes'],
    download: async (db, { confirmedEmailKey }) =>
      confirmedEmailKey === null
        ? {}
        : { newsletterCode: (await newsletterCodeOf(db, confirmedEmailKey))?.code ?? null },
    moveAddress: moveCodes,
  },
})
