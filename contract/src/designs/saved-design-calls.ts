import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { designBodyMaximumBytes } from '../limit-values.ts'
import { designToSave, savedDesign, savedDesignItem } from './saved-design.ts'

const params = z.object({ id: z.string().max(64) })
const unknown = 'designs.saved-design-unknown'
const full = 'designs.saved-designs-full'

export const savedDesignCalls = {
  'saved-designs.list': defineCall({
    method: 'GET',
    path: '/api/saved-designs/list',
    access: 'customer',
    summary: "Lists the customer's saved designs, the newest first.",
    request: {},
    response: success({ designs: z.array(savedDesignItem) }),
    refusals: [],
  }),
  'saved-designs.save': defineCall({
    method: 'POST',
    path: '/api/saved-designs/save',
    access: 'customer',
    summary: 'Saves a design under a name.',
    request: { body: designToSave },
    bodyMaximumBytes: designBodyMaximumBytes,
    response: success({ message: z.string(), design: savedDesignItem }),
    refusals: [
      full,
      'designs.picture-unknown',
      'media.not-a-picture',
      'media.too-many-pixels',
      'media.too-large',
      'media.unavailable',
    ],
  }),
  'saved-designs.get': defineCall({
    method: 'GET',
    path: '/api/saved-designs/:id',
    access: 'customer',
    summary: 'Opens a saved design and counts that it was used.',
    request: { params },
    response: success({ design: savedDesign }),
    refusals: [unknown],
  }),
  'saved-designs.duplicate': defineCall({
    method: 'POST',
    path: '/api/saved-designs/:id/duplicate',
    access: 'customer',
    summary: 'Saves a second design with the same content.',
    request: { params, body: emptyBody },
    response: success({ message: z.string(), design: savedDesignItem }),
    refusals: [unknown, full],
  }),
  'saved-designs.delete': defineCall({
    method: 'DELETE',
    path: '/api/saved-designs/:id',
    access: 'customer',
    summary: 'Deletes a saved design.',
    request: { params },
    response: success({ message: z.string() }),
    refusals: [unknown],
  }),
}
