import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const orderLimitCalls = {
  'order-limits.current': defineCall({
    method: 'GET',
    path: '/api/order-limits',
    access: 'everyone',
    summary: 'Returns how many units of one item an order can have; null without a limit.',
    request: {},
    response: success({ unitsPerLine: z.number().int().nullable() }),
    refusals: [],
  }),
}
