import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { todayOf } from './today.service.ts'

export const todayFeature = (shop: Shop): Feature => ({
  name: 'today',
  handlers: {
    'staff.today': async ({ session }) => ({ success: true, ...(await todayOf(shop, session)) }),
  },
})
