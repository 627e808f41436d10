import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { storeBrand } from './brand.ts'
import { storeDetails } from './details.ts'

const version = z.number().int().min(0)
const storedDetails = success({ store: storeDetails, brand: storeBrand, version })
const changedDetails = storedDetails.extend({ message: z.string() })

export const staffStoreCalls = {
  'staff.store-name': defineCall({
    method: 'GET',
    path: '/api/admin/store/name',
    access: 'everyone',
    summary:
      'Returns the name and the logo of the store, and whether it is a rehearsal, for the frame of the back office.',
    request: {},
    response: success({ name: z.string(), logo: storeBrand.shape.logo, isRehearsal: z.boolean() }),
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
    response: changedDetails,
    refusals: ['store.changed-meanwhile'],
  }),
  'staff.store-logo-set': defineCall({
    method: 'POST',
    path: '/api/admin/store/logo',
    limit: 'uploads',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the logo of the store, and makes its icon and its picture for other sites from it.',
    request: { file: 'logo', body: z.object({ version: z.string().regex(/^\d{1,9}$/) }) },
    response: changedDetails,
    refusals: [
      'store.changed-meanwhile',
      'media.missing',
      'media.too-large',
      'media.not-a-picture',
      'media.too-many-pixels',
      'media.blank-picture',
      'media.refers-outside',
      'media.too-long-to-draw',
      'media.unavailable',
    ],
  }),
  'staff.store-logo-remove': defineCall({
    method: 'POST',
    path: '/api/admin/store/logo/remove',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Removes the logo of the store: its name stands there again.',
    request: { body: z.object({ version }) },
    response: changedDetails,
    refusals: ['store.changed-meanwhile'],
  }),
}
