import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { listPicks, writePackingSlip } from './packing.service.ts'

export const packingFeature = (shop: Shop): Feature => ({
  name: 'packing',
  handlers: {
    'staff.packing-slip': async ({ params, query }) => ({
      success: true,
      file: await writePackingSlip(shop, params.id, query.confirmed === 'true'),
    }),
    'staff.pick-list': async () => ({ success: true, ...(await listPicks(shop)) }),
  },
})
