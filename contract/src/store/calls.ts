import { defineCall, success } from '../call.ts'
import { publicStoreDetails } from './details.ts'

export const storeCalls = {
  'store.details': defineCall({
    method: 'GET',
    path: '/api/store',
    access: 'everyone',
    tags: ['store'],
    summary: 'Returns whose store it is: name, address, contact and social links.',
    request: {},
    response: success({ store: publicStoreDetails }),
    refusals: [],
  }),
}
