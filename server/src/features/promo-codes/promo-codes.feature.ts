import type { Feature } from '../../platform/feature.ts'
import { moveCodes, newsletterCodeOf } from './promo-codes.queries.ts'
import { promoCodeRoutes } from './promo-codes.routes.ts'
import { promoCodeStaffRoutes } from './promo-codes.staff.routes.ts'
import { createStaffPromoCodes } from './promo-codes.staff.service.ts'

type Deps = Parameters<typeof promoCodeRoutes>[0] & Parameters<typeof createStaffPromoCodes>[0]

export const promoCodesFeature = (deps: Deps): Feature => ({
  name: 'promo-codes',
  handlers: { ...promoCodeRoutes(deps), ...promoCodeStaffRoutes(createStaffPromoCodes(deps)) },
  personalData: {
    tables: ['promo_code_uses', 'promo_codes'],
    download: async (db, { confirmedEmailKey }) =>
      confirmedEmailKey === null
        ? {}
        : { newsletterCode: (await newsletterCodeOf(db, confirmedEmailKey)) ?? null },
    moveAddress: moveCodes,
  },
})
