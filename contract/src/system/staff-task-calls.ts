import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/** A background task and its last runs. Times in ms; null if that never happened. */
export const backgroundTask = z.object({
  name: z.string(),
  rhythm: z.enum(['every-minute', 'every-night']),
  runs: z.number().int(),
  failures: z.number().int(),
  succeededAt: z.number().nullable(),
  failedAt: z.number().nullable(),
  /** The last error; a later run may have succeeded. */
  failure: z.string().nullable(),
})
export type BackgroundTask = z.output<typeof backgroundTask>

/** The uploads of customers and staff on the shop's disk, with all of their sizes, in bytes. */
const storage = z.object({
  pictures: z.number().int(),
  bytes: z.number().int(),
  freeBytes: z.number().int(),
})
export type Storage = z.output<typeof storage>

/** Background tasks, as staff see them. */
export const staffTaskCalls = {
  'staff.tasks': defineCall({
    method: 'GET',
    path: '/api/admin/tasks',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Lists the background tasks, the latest failures first, then by name, and what uploads take.',
    request: {},
    response: success({ tasks: z.array(backgroundTask), storage }),
    refusals: [],
  }),
}
