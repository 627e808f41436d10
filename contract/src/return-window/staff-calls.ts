import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'

/** Days after the delivery in which an order can be returned. */
export const returnDays = z.number().int().min(1).max(limits.returnWindowDaysMaximum)

const returnWindow = success({ days: returnDays, version: z.number().int() })

export const staffReturnWindowCalls = {
  'staff.return-window': defineCall({
    method: 'GET',
    path: '/api/admin/return-window',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Returns how many days after its delivery an order can be returned.',
    request: {},
    response: returnWindow,
    refusals: [],
  }),
  'staff.return-window-set': defineCall({
    method: 'POST',
    path: '/api/admin/return-window',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the return window of orders that are delivered from now on.',
    request: { body: z.object({ days: returnDays, version: z.number().int().min(0) }) },
    response: returnWindow.extend({ message: z.string() }),
    refusals: ['return-window.changed-meanwhile'],
  }),
}
