import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { publicStoreDetails } from './details.ts'
import { storeOffers } from './offers.ts'

export const storeCalls = {
  'store.details': defineCall({
    method: 'GET',
    path: '/api/store',
    access: 'everyone',
    tags: ['store'],
    summary: 'Returns whose store it is, and what is set up in it.',
    request: {},
    response: success({
      store: publicStoreDetails,
      offers: storeOffers,
      /** Partners are sandboxes, and nothing is sold. */
      isRehearsal: z.boolean(),
    }),
    refusals: [],
  }),
}
