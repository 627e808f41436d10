import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { optionalSections, waitingNames } from './waiting.ts'

/** How many of a list wait, and where the list is. */
export const waitingLine = z.object({
  name: z.enum(waitingNames),
  count: z.number().int(),
  /** The list in the back office with its filters, such as '/orders?todo=to-pack'. */
  path: z.string(),
})
export type WaitingLine = z.output<typeof waitingLine>

/** Orders that were placed in a time and stand: paid, or to be paid in cash. */
const sales = z.object({
  orders: z.number().int(),
  /** What they come to, in LKR rupees. */
  amount: z.number(),
})
export type Sales = z.output<typeof sales>

export const salesFigures = z.object({
  today: sales,
  /** Since Monday, in the shop's time zone. */
  thisWeek: sales,
  /** The week before, from its Monday to the same weekday and hour as now. */
  weekBefore: sales,
})
export type SalesFigures = z.output<typeof salesFigures>

/** What waits for staff. */
export const staffTodayCalls = {
  'staff.today': defineCall({
    method: 'GET',
    path: '/api/admin/today',
    access: 'staff',
    permission: 'session.own',
    isBackground: true,
    summary:
      'Counts what waits for the member of staff, by list, and what was sold today and this week. Contains only what their role may see.',
    request: {},
    response: success({
      waiting: z.array(waitingLine),
      /** null for those who may not see orders. */
      sales: salesFigures.nullable(),
      /** Sections of the back office that this shop has no use for. */
      off: z.array(z.enum(optionalSections)),
    }),
    refusals: [],
  }),
}
