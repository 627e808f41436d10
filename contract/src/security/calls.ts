import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'

/** A device where a customer is signed in. Times in ms since 1970. */
export const signedInDevice = z.object({
  _id: z.string(),
  /** Such as 'Chrome on Windows'. */
  device: z.string(),
  isPhone: z.boolean(),
  /** Such as 'Colombo, Sri Lanka'; empty while unknown. */
  place: z.string(),
  signedInAt: z.number(),
  lastUsedAt: z.number(),
  /** The device of this request. */
  isThisOne: z.boolean(),
})
export type SignedInDevice = z.output<typeof signedInDevice>

/** A customer's devices, and logging them out. */
export const securityCalls = {
  'security.devices': defineCall({
    method: 'POST',
    path: '/api/user/sessions',
    access: 'customer',
    summary: "Lists the customer's devices: this one first, then the most recently used.",
    request: { body: emptyBody },
    response: success({ devices: z.array(signedInDevice) }),
    refusals: [],
  }),
  'security.end-device': defineCall({
    method: 'POST',
    path: '/api/user/sessions/end',
    access: 'customer',
    summary: "Logs out one of the customer's devices.",
    request: { body: z.object({ sessionId: z.string().max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['security.device-unknown'],
  }),
  'security.end-all': defineCall({
    method: 'POST',
    path: '/api/user/logout-everywhere',
    access: 'customer',
    summary: 'Logs the customer out on all devices, this one included.',
    request: { body: emptyBody },
    response: success({ message: z.string() }),
    refusals: [],
  }),
}
