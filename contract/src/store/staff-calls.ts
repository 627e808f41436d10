import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { storeDetails } from './details.ts'

const version = z.number().int().min(0)
const storedDetails = success({ store: storeDetails, version })

export const staffStoreCalls = {
  'staff.store-name': defineCall({
    method: 'GET',
    path: '/api/admin/store/name',
    access: 'everyone',
    summary:
      'Returns the name of the store, and whether it is a rehearsal, for the frame of the back office.',
    request: {},
    response: success({ name: z.string(), isRehearsal: z.boolean() }),
    refusals: [],
  }),
  'staff.store': defineCall({
    method: 'GET',
    path: '/api/admin/store',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Returns the details of the store.',
    request: {},
    response: storedDetails,
    refusals: [],
  }),
  'staff.store-set': defineCall({
    method: 'POST',
    path: '/api/admin/store',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the details of the store. All pages, emails and documents name them from then on.',
    request: { body: z.object({ store: storeDetails, version }) },
    response: storedDetails.extend({ message: z.string() }),
    refusals: ['store.changed-meanwhile'],
  }),
}
