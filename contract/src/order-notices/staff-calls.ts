import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { noticeRhythms } from './rhythms.ts'

const rhythm = z.enum(noticeRhythms)

export const staffOrderNoticesCalls = {
  'staff.order-notices': defineCall({
    method: 'GET',
    path: '/api/admin/order-notices',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns how often whoever asks gets emails about new orders.',
    request: {},
    response: success({ rhythm }),
    refusals: [],
  }),
  'staff.order-notices-set': defineCall({
    method: 'PUT',
    path: '/api/admin/order-notices',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Sets how often whoever asks gets emails about new orders.',
    request: { body: z.object({ rhythm }) },
    response: success({ rhythm, message: z.string() }),
    refusals: [],
  }),
}
