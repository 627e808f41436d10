import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/** An id that comes from outside; what is no id of the customer's is refused as unknown. */
const imageId = z.object({ id: z.string().min(1).max(64) })

/** A picture of a customer's library [B3.48]. */
export const designImage = z.object({
  _id: z.string(),
  /** As designs store it; `levelUrl` has its smaller sizes. */
  url: z.string(),
  name: z.string(),
  usageCount: z.number().int(),
  /** Null before the first time. */
  lastUsed: z.iso.datetime().nullable(),
  /** Of all of it, in px, as it is seen. */
  width: z.number().int(),
  height: z.number().int(),
  /** Whether something shows through it. */
  hasAlpha: z.boolean(),
  /** Whether removing its background makes sense. */
  hasFlatBackground: z.boolean(),
})

export type DesignImage = z.output<typeof designImage>

export const designImageCalls = {
  'designs.upload-image': defineCall({
    method: 'POST',
    path: '/api/custom-products/upload-design',
    access: 'customer',
    limit: 'uploads',
    summary: "Adds a picture to the user's library. The same file again is the same picture.",
    request: {
      file: 'design',
      body: z.object({
        /** What the picture is called; the name of the file without it. */
        name: z.string().max(400).default(''),
      }),
    },
    response: success({ url: z.string(), publicId: z.string(), image: designImage }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'media.too-detailed',
      'designs.images-full',
    ],
  }),
  'designs.images': defineCall({
    method: 'GET',
    path: '/api/design-images/list',
    access: 'customer',
    summary: "Lists the pictures of the user's library, those used or added last first.",
    request: {
      query: z.object({
        /** Accepted, without effect: the list is always fresh [B7.53]. */
        refresh: z.string().max(40).optional(),
      }),
    },
    response: success({ images: z.array(designImage) }),
    refusals: [],
  }),
  'designs.use-image': defineCall({
    method: 'PUT',
    path: '/api/design-images/usage/:id',
    access: 'customer',
    summary: "Counts that a picture of the user's library was put on a design.",
    request: { params: imageId },
    response: success({ usageCount: z.number().int(), lastUsed: z.iso.datetime() }),
    refusals: ['designs.image-unknown'],
  }),
  'designs.delete-image': defineCall({
    method: 'DELETE',
    path: '/api/design-images/:id',
    access: 'customer',
    summary: "Removes a picture from the user's library. Designs that use it still show it.",
    request: { params: imageId },
    response: success({}),
    refusals: ['designs.image-unknown'],
  }),
}
