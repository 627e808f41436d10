import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { listPicks, writePackingSlip, writePackingSlips } from './packing.service.ts'

export const packingFeature = (shop: Shop): Feature => ({
  name: 'packing',
  handlers: {
    'staff.packing-slip': async ({ params, query }) => ({
      success: true,
      file: await writePackingSlip(shop, params.id, query.confirmed === 'true'),
    }),
    'staff.packing-slips': async ({ query }) => ({
      success: true,
      ...(await writePackingSlips(shop, query.ids)),
    }),
    'staff.pick-list': async () => ({ success: true, ...(await listPicks(shop)) }),
  },
})
