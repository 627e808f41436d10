import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const returnWindowCalls = {
  'return-window.current': defineCall({
    method: 'GET',
    path: '/api/return-window',
    access: 'everyone',
    tags: ['return-window'],
    summary: 'Returns how many days after its delivery an order can be returned that is delivered now.',
    request: {},
    response: success({ days: z.number().int() }),
    refusals: [],
  }),
}
